import type { PercentCrop } from 'react-image-crop';
import type { PixelSize } from './picture-header';

/** Width by height in which the site shows a picture. */
export type Aspect = '3:2' | '16:9';

export const ASPECTS: Readonly<Record<Aspect, number>> = { '3:2': 3 / 2, '16:9': 16 / 9 };

export interface Cut {
  isWhole: boolean;
  crop: PercentCrop | undefined;
}

/** A part of a picture, in the picture's pixels. */
export interface PixelArea extends PixelSize {
  x: number;
  y: number;
}

/** The API's limits: see `docs/api.md`, uploads. */
export const MOST_BYTES = 10 * 1024 * 1024;
export const MOST_PIXELS = 50_000_000;
export const ALT_LENGTH = 300;

/** The longer side of an upload, in pixels: more than the widest page shows. */
export const LONGEST_SIDE = 2_400;

/** For the browser's file dialog. iPhones convert photos to JPEG because of it; phones also offer the camera. */
export const ACCEPT = 'image/jpeg,image/png,image/webp,image/avif';

export function altProblem(alt: string): string | null {
  const text = alt.trim();
  if (text === '') return 'Say what the photo shows.';
  return /^[\w-]+\.(jpe?g|png|webp|avif|heic)$/i.test(text) || /^(img|dsc|pxl)[_-]?\d+/i.test(text)
    ? 'This is the name of a file. Say what the photo shows.'
    : null;
}

/** A narrower picture looks blurred in a card on a sharp screen. */
const SHARP_WIDTH = 640;

/** In the picture's pixels; null if nothing is cropped. */
export function cutArea({ isWhole, crop }: Cut, { width, height }: PixelSize): PixelArea | null {
  if (isWhole || !crop || crop.width === 0 || crop.height === 0) return null;
  const area = {
    x: Math.round((crop.x / 100) * width),
    y: Math.round((crop.y / 100) * height),
    width: Math.max(1, Math.round((crop.width / 100) * width)),
    height: Math.max(1, Math.round((crop.height / 100) * height)),
  };
  const isAll = area.x === 0 && area.y === 0 && area.width === width && area.height === height;
  return isAll ? null : area;
}

export function blurWords(area: PixelArea | null, size: PixelSize): string | null {
  const { width, height } = area ?? size;
  return width >= SHARP_WIDTH
    ? null
    : `Only ${width} by ${height} pixels: it will look blurred where it is shown large.`;
}
