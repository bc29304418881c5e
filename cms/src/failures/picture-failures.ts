import { errors } from '@strapi/utils';

/** Why a picture is refused, worded for the sender. The panel shows the message as it is. */
export class RefusedPicture extends errors.ApplicationError {
  constructor(
    readonly status: 400 | 413 | 415 | 503,
    message: string,
    options?: { cause: unknown },
  ) {
    super(message);
    this.cause = options?.cause;
  }
}

export const NO_ROOM_FOR_PICTURES = 'The server has no room left for pictures. Nothing was stored.';

/** Whatever the bucket fails with, it is not the database that fails. */
export function bucketFailed(cause: unknown): never {
  const message =
    'The place where pictures are kept does not answer. Nothing was stored: try again in a minute.';
  throw new RefusedPicture(503, message, { cause });
}
