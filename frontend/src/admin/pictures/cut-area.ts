import type { Cut } from './picture-crop';
import type { PixelArea } from './scale-picture';
import type { PixelSize } from './picture-header';

/** Fewer pixels across than a card of the site is wide on a sharp screen. */
const SHARP_WIDTH = 640;

/** The part that was cut, in the picture's own pixels; null for all of it. */
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

/** Says that what is left of a picture is too little to look sharp; null where it is enough. */
export function blurWords(area: PixelArea | null, size: PixelSize): string | null {
  const { width, height } = area ?? size;
  return width >= SHARP_WIDTH
    ? null
    : `Only ${width} by ${height} pixels: it will look blurred where it is shown large.`;
}
