import type { Core } from '@strapi/strapi';
import type { z } from 'zod';
import type { upload } from '../../../contract/staff-entities';
import { SpokenError } from '../../../failures/failures';
import type { IncomingFile } from '../../../pictures/picture-gate';
import { RefusedPicture } from '../../../pictures/refused-picture';
import { altOf, urlOf } from '../../../rules/picture';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** Stores a picture that lies in a file; what it shows is `alt`. 400, 413, 415 or 503, in words, where it cannot be. */
  async create(file: IncomingFile, alt: string): Promise<z.output<typeof upload>> {
    const [picture] = await strapi
      .plugin('upload')
      .service('upload')
      .upload({ data: { fileInfo: { alternativeText: alt } }, files: file })
      .catch((error: unknown) => {
        if (!(error instanceof RefusedPicture)) throw error;
        throw new SpokenError(error.status, error.message, {}, { cause: error.cause });
      });
    const { documentId, width, height } = picture;
    return { id: documentId, url: urlOf(picture) ?? '', width, height, alt: altOf(picture) };
  },
});
