import type { z } from 'zod';
import type { picture } from '../../../contract/entities/picture';
import { HttpError } from '../../../failures/failures';
import { RefusedPicture } from '../../../failures/picture-failures';
import { type StoredPicture, toPicture } from '../../../presenters/library';
import { service } from '../../service';

type Upload = z.output<typeof picture>;

export const uploads = service((strapi) => ({
  /** Stores the picture in `file` with its alternative text. Throws HttpError 400, 413, 415 or 503. */
  async create(file: object, alt: string): Promise<Upload> {
    const [stored] = await asHttpError<StoredPicture[]>(
      strapi
        .plugin('upload')
        .service('upload')
        .upload({ data: { fileInfo: { alternativeText: alt } }, files: file }),
    );
    return toPicture(stored as StoredPicture);
  },
}));

/** Turns a refusal by the picture gate into one of this API. */
export async function asHttpError<Stored>(storing: Promise<Stored>): Promise<Stored> {
  try {
    return await storing;
  } catch (error) {
    if (!(error instanceof RefusedPicture)) throw error;
    throw new HttpError(error.status, error.message, {}, { cause: error.cause });
  }
}
