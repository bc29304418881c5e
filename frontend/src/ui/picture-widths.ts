/** The only widths (in pixels) that the web host makes. */
export const PICTURE_WIDTHS = [320, 480, 640, 768, 960, 1280, 1600, 1920] as const;
/** A crop is for a phone, half covered by words. */
export const TALL_WIDTHS = PICTURE_WIDTHS.slice(0, 3);
