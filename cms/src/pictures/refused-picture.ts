import { errors } from '@strapi/utils';
import { isDiskFull, NO_ROOM_FOR_PICTURES, PICTURE_TOO_HEAVY } from '../failures/picture-failures';

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

export const tooHeavy = () => new RefusedPicture(413, PICTURE_TOO_HEAVY);

export function fullDisk(cause: unknown): RefusedPicture | null {
  return isDiskFull(cause) ? new RefusedPicture(503, NO_ROOM_FOR_PICTURES, { cause }) : null;
}
