import sharp from 'sharp';
import { answerAll, startHost, type RunningHost, type RunningHostOptions } from './running-host';
import type { Upstream } from './upstream';

export const WEBP = { headers: { accept: 'image/webp,*/*' } };
/** As the content names it: the file may be replaced under its name, so its address says which version it is. */
export const DISH = '/uploads/dish_1.jpg?v=abc1';
export const FOREVER = 'public, max-age=31536000, immutable';

/** A noisy photo of 1000 by 600 pixels, with what a camera writes into it. */
export function makePhoto(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const;
  return sharp({ create: { width: 1000, height: 600, channels: 3, background: '#c65d3b', noise } })
    .withExif({ IFD0: { Copyright: 'someone', Make: 'camera' } })
    .jpeg()
    .toBuffer();
}

/** A host before a CMS that has the photo as {@link DISH}, named in the menu. */
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

/** Puts a picture's address into the menu. */
export function nameInMenu(upstream: Upstream, image: string): void {
  upstream.json('/api/menu/full', { currency: 'USD', categories: [{ items: [{ image }] }] });
}
