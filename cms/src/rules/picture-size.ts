export const MAX_PICTURE_BYTES = 10 * 1024 * 1024;
export const PICTURE_TOO_HEAVY = 'A picture may have at most 10 MB.';

/** Largest width times height of an upload. */
export const MAX_PICTURE_PIXELS = 50_000_000;
export const PICTURE_TOO_LARGE = 'A picture may have at most 50 megapixels.';
