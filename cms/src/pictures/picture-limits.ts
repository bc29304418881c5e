/** Width times height of a picture as it is sent, known from its header. */
export const mostPicturePixels = 50_000_000;

/** Pixels on the longer side of what is stored: twice what the widest page shows. */
export const longestSide = 4096;
