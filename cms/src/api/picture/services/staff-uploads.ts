import type { z } from 'zod';
import type { picture } from '../../../contract/entities/picture';
import { inTurn } from '../../../entries/content-version';
import { missing, SpokenError } from '../../../failures/failures';
import { RefusedPicture } from '../../../failures/picture-failures';
import { altOf, urlOf, type PictureRecord } from '../../../presenters/picture';
import { service } from '../../service';

type Upload = z.output<typeof picture>;
type StoredPicture = PictureRecord & { documentId: string; width: number; height: number };

export const uploads = service((strapi) => ({
  /** Stores the picture in `file` with its alternative text. Throws SpokenError 400, 413, 415 or 503. */
  async create(file: object, alt: string): Promise<Upload> {
    const [stored] = await strapi
      .plugin('upload')
      .service('upload')
      .upload({ data: { fileInfo: { alternativeText: alt } }, files: file })
      .catch((error: unknown) => {
        if (!(error instanceof RefusedPicture)) throw error;
        throw new SpokenError(error.status, error.message, {}, { cause: error.cause });
      });
    return toUpload(stored);
  },

  describe: (documentId: string, alt: string): Promise<Upload> =>
    inTurn(strapi, async () => {
      const stored: StoredPicture | null = await strapi.db
        .query('plugin::upload.file')
        .update({ where: { documentId }, data: { alternativeText: alt } });
      if (!stored) throw missing('picture');
      return toUpload(stored);
    }),
}));

function toUpload(picture: StoredPicture): Upload {
  const { documentId, width, height } = picture;
  return { id: documentId, url: urlOf(picture) ?? '', width, height, alt: altOf(picture) };
}
