import sharp, { type Sharp } from 'sharp';
import type { PictureFormat, TallPart } from './picture-request';

const MAX_PIXELS = 50_000_000;
const MAX_SECONDS = 20;
/** Height divided by width; gives whole pixels for every width served. */
const TALL = 5 / 4;

sharp.concurrency(1);
sharp.cache(false);

/** Part of the names of cached files: change it whenever anything below changes. */
export const CONVERSION_VERSION = '3';

/** Effort 4, sharp's default, takes five times as long for a few percent; effort 2 half as long, for 8% more. */
const AVIF = { quality: 52, effort: 3 };
const MIN_AVIF_QUALITY = 30;
/** Lowering the quality by this much halves the bytes. */
const AVIF_QUALITY_STEP = 13;

export async function widthOf(original: Buffer): Promise<number> {
  return (await sharp(original).metadata()).autoOrient.width;
}

interface Shape {
  /** The largest width, in pixels. */
  width: number;
  tall: TallPart | null;
}

/** Upright, without metadata. Rejects if the bytes are not a picture. */
export function convertPicture(
  original: Buffer,
  { width, tall }: Shape,
  format: PictureFormat,
): Promise<Buffer> {
  const picture = sharp(original, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize({ width, ...(tall && { height: width * TALL, position: tall }), withoutEnlargement: true })
    .timeout({ seconds: MAX_SECONDS });
  switch (format) {
    case 'avif':
      return toAvif(picture);
    case 'webp':
      return picture.webp({ quality: 76, effort: 4 }).toBuffer();
    case 'jpeg':
      return picture.flatten({ background: '#ffffff' }).jpeg({ quality: 78, mozjpeg: true }).toBuffer();
  }
}

/** Fine detail (rice, the grain of dim light) is stored with less quality: the detail itself hides the loss. */
async function toAvif(picture: Sharp): Promise<Buffer> {
  const { data, info } = await picture.clone().avif(AVIF).toBuffer({ resolveWithObject: true });
  const excess = data.length / avifBudget(info.width * info.height);
  if (excess <= 1) return data;
  const quality = Math.round(AVIF.quality - AVIF_QUALITY_STEP * Math.log2(excess));
  return picture.avif({ ...AVIF, quality: Math.max(MIN_AVIF_QUALITY, quality) }).toBuffer();
}

/** The bytes that are enough for most photos: 8 KB at 320 × 213 pixels, 35 KB at 960 × 640. */
export function avifBudget(pixels: number): number {
  return 4.8 * pixels ** (2 / 3);
}
