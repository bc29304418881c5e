/** What is said of a picture that is larger than `mostPictureBytes`, wherever that is found out. */
export const pictureTooHeavy = 'A picture may have at most 10 MB.';

/** What is said where a picture finds the disk full. */
export const noRoomForPictures = 'The server has no room left for pictures. Nothing was stored.';

/** Whether a failure means that a disk, or a share of it, is full. */
export function isDiskFull(failure: unknown): boolean {
  const { code } = (failure ?? {}) as { code?: unknown };
  return code === 'ENOSPC' || code === 'EDQUOT';
}
