import sharp from 'sharp';
import type { PictureFormat } from './picture-request';

const MAX_PIXELS = 50_000_000;
const MAX_SECONDS = 20;

// A conversion uses one thread: how many run at once is decided by the caller, and memory is freed after each.
sharp.concurrency(1);
sharp.cache(false);

/** Stands for the way of converting in the names of kept files: change it with anything below. */
export const CONVERSION_VERSION = '1';

/** Makes the picture at most `width` pixels wide, upright, without metadata. Rejects where the bytes are no picture. */
export function convertPicture(original: Buffer, width: number, format: PictureFormat): Promise<Buffer> {
  const picture = sharp(original, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .timeout({ seconds: MAX_SECONDS });
  switch (format) {
    case 'avif':
      // Effort 4, the default, takes seven times as long for a sixth of the bytes.
      return picture.avif({ quality: 52, effort: 2 }).toBuffer();
    case 'webp':
      return picture.webp({ quality: 76, effort: 4 }).toBuffer();
    case 'jpeg':
      return picture.flatten({ background: '#ffffff' }).jpeg({ quality: 78, mozjpeg: true }).toBuffer();
  }
}
