export const PICTURE_TOO_HEAVY = 'A picture may have at most 10 MB.';

export const NO_ROOM_FOR_PICTURES = 'The server has no room left for pictures. Nothing was stored.';

export function isDiskFull(failure: unknown): boolean {
  const { code } = (failure ?? {}) as { code?: unknown };
  return code === 'ENOSPC' || code === 'EDQUOT';
}
