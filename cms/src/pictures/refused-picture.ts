import { errors } from '@strapi/utils';
import { isDiskFull, noRoomForPictures, pictureTooHeavy } from '../failures/picture-failures';

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

export const tooHeavy = () => new RefusedPicture(413, pictureTooHeavy);

/** What to say where the disk is full; null for any other failure. */
export function fullDisk(cause: unknown): RefusedPicture | null {
  return isDiskFull(cause) ? new RefusedPicture(503, noRoomForPictures, { cause }) : null;
}
