/** What the API takes: see `docs/api.md`, uploads. */
export const MOST_BYTES = 10 * 1024 * 1024;
export const MOST_PIXELS = 50_000_000;
export const ALT_LENGTH = 300;

/** Pixels on the longer side of what is sent: more than the widest page shows. */
export const LONGEST_SIDE = 2_400;

/** What the browser's own dialog offers. iPhones turn a photo into a JPEG for it; a camera is among the choices on phones. */
export const ACCEPT = 'image/jpeg,image/png,image/webp,image/avif';
