import { createRequire } from 'node:module';
import { resolve } from 'node:path';

// The web host's version of sharp.
export const sharp = createRequire(resolve(import.meta.dirname, '../../frontend/package.json'))('sharp');

interface Drawn {
  width: number;
  height: number;
  /** Exif orientation, as written by a camera held sideways. */
  orientation?: number;
}

/** Terracotta, with a white upper left quarter. */
export async function drawn({ width, height, orientation }: Drawn): Promise<Buffer> {
  const corner = {
    width: Math.floor(width / 2),
    height: Math.floor(height / 2),
    channels: 3,
    background: 'white',
  };
  const picture = sharp({
    create: { width, height, channels: 3, background: '#a8401f' },
    limitInputPixels: false,
  })
    .composite([{ input: { create: corner }, left: 0, top: 0 }])
    .jpeg({ quality: 90 });
  return (orientation ? picture.withMetadata({ orientation }) : picture).toBuffer();
}

export const file = (buffer: Buffer, name = 'photo.jpg', mimeType = 'image/jpeg') => ({
  name,
  mimeType,
  buffer,
});
