import sharp, { type Metadata, type Sharp } from 'sharp';
import { MAX_PICTURE_PIXELS, PICTURE_TOO_LARGE } from '../../rules/picture-size';
import { pictureTypeOf, type PictureType } from '../../rules/picture-type';
import { RefusedPicture } from '../../failures/picture-failures';

// Pictures come one at a time, so a cache would only use memory.
sharp.cache(false);

/** Longer side of a stored picture in pixels: twice the widest that a page shows. */
const MAX_SIDE = 4096;
const MAX_SECONDS = 60;
/** sharp's names for the formats: it calls AVIF by its container. */
const FORMATS: Readonly<Record<PictureType, string>> = {
  jpeg: 'jpeg',
  png: 'png',
  webp: 'webp',
  avif: 'heif',
};

/** Formats that pictures are stored in. AVIF would take many seconds; the web host makes it in the sizes needed. */
export type StoredType = 'jpeg' | 'webp';

export interface Picture {
  bytes: Buffer;
  type: StoredType;
}

/** A part of a picture, in its pixels. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Encodes a picture or a part of it again, keeping none of its original bytes: upright, sRGB, no metadata; JPEG, or
 * WebP if it has transparency.
 */
export async function reEncode(source: Buffer, area?: Area): Promise<Picture> {
  const { hasAlpha } = await judge(source);
  try {
    const whole = sharp(source, { limitInputPixels: MAX_PICTURE_PIXELS, failOn: 'error' })
      .timeout({ seconds: MAX_SECONDS })
      .autoOrient();
    const part = area ? whole.extract({ left: area.x, top: area.y, ...sizeOf(area) }) : whole;
    const upright = part
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb');
    if (!hasAlpha) return await encoded(upright, 'jpeg');
    const { data, info } = await upright.raw().toBuffer({ resolveWithObject: true });
    const decoded = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
    const { isOpaque } = await decoded.stats();
    return await encoded(decoded, isOpaque ? 'jpeg' : 'webp');
  } catch (cause) {
    throw broken(cause);
  }
}

const sizeOf = ({ width, height }: Area) => ({ width, height });

async function judge(source: Buffer): Promise<Metadata> {
  if (source.length === 0) throw new RefusedPicture(400, 'The file is empty.');
  const type = pictureTypeOf(source);
  if (type === null) throw unknownType();
  // Reads only the header, so it needs no limit: the pixels are checked below.
  const metadata = await sharp(source, { limitInputPixels: false })
    .metadata()
    .catch((cause: unknown) => {
      throw broken(cause);
    });
  const isKnown = metadata.format === FORMATS[type] && (type !== 'avif' || metadata.compression === 'av1');
  if (!isKnown) throw unknownType();
  if (metadata.width * metadata.height > MAX_PICTURE_PIXELS) {
    throw new RefusedPicture(413, PICTURE_TOO_LARGE);
  }
  return metadata;
}

async function encoded(picture: Sharp, type: StoredType): Promise<Picture> {
  switch (type) {
    case 'jpeg':
      return {
        type,
        bytes: await picture
          .flatten({ background: '#ffffff' })
          .jpeg({ quality: 86, mozjpeg: true })
          .toBuffer(),
      };
    case 'webp':
      return { type, bytes: await picture.webp({ quality: 90, effort: 3 }).toBuffer() };
  }
}

function unknownType(): RefusedPicture {
  return new RefusedPicture(415, 'This is not a usable picture: send a JPEG, PNG, WebP or AVIF.');
}

function broken(cause: unknown): RefusedPicture {
  return new RefusedPicture(400, 'This picture is broken or incomplete. Try saving it again.', { cause });
}
