/** The web host makes pictures in no other widths (pixels). */
export const PICTURE_WIDTHS = [320, 480, 640, 768, 960, 1280, 1600, 1920] as const;
