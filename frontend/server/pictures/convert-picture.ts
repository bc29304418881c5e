import sharp from 'sharp';
import type { PictureFormat, TallPart } from './picture-request';

const MAX_PIXELS = 50_000_000;
const MAX_SECONDS = 20;
/** Height divided by width; gives whole pixels for every width served. */
const TALL = 5 / 4;

sharp.concurrency(1);
sharp.cache(false);

/** Part of the names of cached files: change it whenever anything below changes. */
export const CONVERSION_VERSION = '2';

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
      // Effort 4, the default, takes seven times as long to save a sixth of the bytes.
      return picture.avif({ quality: 52, effort: 2 }).toBuffer();
    case 'webp':
      return picture.webp({ quality: 76, effort: 4 }).toBuffer();
    case 'jpeg':
      return picture.flatten({ background: '#ffffff' }).jpeg({ quality: 78, mozjpeg: true }).toBuffer();
  }
}
