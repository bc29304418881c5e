import { createRequire } from 'node:module';
import { resolve } from 'node:path';

// Pictures are drawn with what the web host draws them with.
export const sharp = createRequire(resolve(import.meta.dirname, '../../frontend/package.json'))('sharp');

interface Drawn {
  width: number;
  height: number;
  /** As a camera that was held sideways writes it (Exif): the file is to be turned before it is shown. */
  orientation?: number;
}

/** A picture with its upper left quarter white, the rest of the colour of terracotta. */
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

/** A file as Playwright puts it into an input. */
export const file = (buffer: Buffer, name = 'photo.jpg', mimeType = 'image/jpeg') => ({
  name,
  mimeType,
  buffer,
});
