import { errors } from '@strapi/utils';

/** Why a picture is not taken in, in words for whoever sent it. The panel shows them as they are. */
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

export const tooHeavy = () => new RefusedPicture(413, 'A picture may have at most 10 MB.');

/** What to say where the disk is full; null for any other failure. */
export function fullDisk(cause: unknown): RefusedPicture | null {
  const { code } = (cause ?? {}) as { code?: unknown };
  if (code !== 'ENOSPC' && code !== 'EDQUOT') return null;
  return new RefusedPicture(503, 'The server has no room left for pictures. Nothing was stored.', { cause });
}
