import sharp from 'sharp';
import { answerAll, startHost, type RunningHost, type RunningHostOptions } from './running-host';
import type { Upstream } from './upstream';

export const WEBP = { headers: { accept: 'image/webp,*/*' } };
/** Named as in the content, with a version, because staff may replace the file and keep its name. */
export const DISH = '/uploads/dish_1.jpg?v=abc1';
export const FOREVER = 'public, max-age=31536000, immutable';

/** 1000 by 600 pixels of noise, with camera metadata. */
export function makePhoto(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const;
  return sharp({ create: { width: 1000, height: 600, channels: 3, background: '#c65d3b', noise } })
    .withExif({ IFD0: { Copyright: 'someone', Make: 'camera' } })
    .jpeg()
    .toBuffer();
}

export function startWithDish(photo: Buffer, options: RunningHostOptions = {}): Promise<RunningHost> {
  return startHost({
    ...options,
    prepare: (upstream) => {
      answerAll(upstream);
      nameInMenu(upstream, DISH);
      servePicture(upstream, '/uploads/dish_1.jpg', photo);
    },
  });
}

export function servePicture(upstream: Upstream, path: string, bytes: Buffer): void {
  upstream.on(path, (_request, response) =>
    response.writeHead(200, { 'content-type': 'image/jpeg' }).end(bytes),
  );
}

export function nameInMenu(upstream: Upstream, ...images: readonly string[]): void {
  upstream.json('/api/menu/full', {
    currency: 'USD',
    categories: [{ items: images.map((image) => ({ image })) }],
  });
}

/** Returns the pictures' addresses as the content names them. */
export async function startWithMany(
  count: number,
  photo: Buffer,
  variables: Record<string, string> = {},
): Promise<{ host: RunningHost; images: readonly string[] }> {
  const images = Array.from({ length: count }, (_, index) => `/uploads/photo_${index}.jpg?v=1`);
  const host = await startHost({
    variables,
    prepare: (upstream) => {
      answerAll(upstream);
      nameInMenu(upstream, ...images);
      for (const image of images) servePicture(upstream, image.replace('?v=1', ''), photo);
    },
  });
  await host.send('/menu');
  return { host, images };
}
