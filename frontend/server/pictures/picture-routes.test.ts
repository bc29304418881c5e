import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  DISH,
  FOREVER,
  makePhoto,
  nameInMenu,
  servePicture,
  startWithDish,
  WEBP,
} from '../testing/picture-host';
import { temporaryFolder, type RunningHostOptions } from '../testing/running-host';

const AVIF = { headers: { accept: 'image/avif,image/webp,*/*;q=0.8' } };
const JPEG = { headers: { accept: '*/*' } };

let photo: Buffer;
beforeAll(async () => {
  photo = await makePhoto();
});
const start = (options?: RunningHostOptions) => startWithDish(photo, options);

describe('a picture', () => {
  test.each([
    ['avif', AVIF, 'heif'],
    ['webp', WEBP, 'webp'],
    ['jpeg', JPEG, 'jpeg'],
    ['jpeg', { headers: { accept: 'image/avif;q=0, image/webp;q=0' } }, 'jpeg'],
    ['jpeg', {}, 'jpeg'],
  ])('comes as %s to a browser that sends %o', async (format, sent, decoded) => {
    const host = await start();
    await host.send('/menu');
    const { status, headers, body } = await host.send(`/img/320${DISH}`, sent);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': `image/${format}`,
      vary: 'Accept',
      'cache-control': FOREVER,
      etag: expect.stringMatching(/^"[\w-]{32}"$/),
    });
    expect(await sharp(body).metadata()).toMatchObject({ format: decoded, width: 320, height: 192 });
  });

  test('is never enlarged and carries no camera metadata', async () => {
    const host = await start();
    const { body } = await host.send('/img/1920/uploads/dish_1.jpg', JPEG);
    const metadata = await sharp(body).metadata();
    expect(metadata.width).toBe(1000);
    expect(metadata.exif).toBeUndefined();
  });

  test('is cropped for a screen in portrait orientation', async () => {
    const host = await start();
    // Red, green and blue from left to right: 1500 by 500.
    const third = (color: string) => ({
      create: { width: 500, height: 500, channels: 3 as const, background: color },
    });
    const striped = await sharp({ create: { width: 1500, height: 500, channels: 3, background: 'lime' } })
      .composite([
        { input: third('red'), left: 0, top: 0 },
        { input: third('blue'), left: 1000, top: 0 },
      ])
      .jpeg()
      .toBuffer();
    servePicture(host.upstream, '/uploads/striped.jpg', striped);
    for (const [part, color] of [
      ['-left', 'r'],
      ['', 'g'],
      ['-right', 'b'],
    ] as const) {
      const { body } = await host.send(`/img/320-tall${part}/uploads/striped.jpg`, JPEG);
      expect(await sharp(body).metadata()).toMatchObject({ width: 320, height: 400 });
      const { dominant } = await sharp(body).stats();
      expect(Math.max(dominant.r, dominant.g, dominant.b)).toBe(dominant[color]);
    }
    expect((await host.send('/img/320-left/uploads/dish_1.jpg', JPEG)).status).toBe(404);
    expect((await host.send('/img/320-wide/uploads/dish_1.jpg', JPEG)).status).toBe(404);
  });

  test('is upright, whatever the camera’s orientation', async () => {
    const host = await start();
    servePicture(
      host.upstream,
      '/uploads/turned.jpg',
      await sharp(photo).withMetadata({ orientation: 6 }).toBuffer(),
    );
    const { body } = await host.send('/img/320/uploads/turned.jpg', JPEG);
    expect(await sharp(body).metadata()).toMatchObject({ width: 320, height: 533 });
  });

  test('is made once for a hundred readers and for the next run', async () => {
    const cacheDir = await temporaryFolder();
    const host = await start({ cacheDir, variables: { PICTURES_AHEAD: 'false' } });
    await host.send('/menu');
    const path = `/img/480${DISH}`;
    const answers = await Promise.all(Array.from({ length: 100 }, () => host.send(path, WEBP)));
    expect(new Set(answers.map(({ body }) => body.toString('base64'))).size).toBe(1);
    expect(host.upstream.requestsFor('/uploads/dish_1.jpg')).toHaveLength(1);
    expect(await readdir(join(cacheDir, 'img'))).toHaveLength(1);
    await host.close();

    const next = await start({ cacheDir });
    await next.upstream.down();
    expect((await next.send(path, WEBP)).body.equals(answers[0]?.body ?? Buffer.alloc(0))).toBe(true);
  });

  test('is confirmed with a 304', async () => {
    const host = await start();
    const { headers } = await host.send('/img/320/uploads/dish_1.jpg', WEBP);
    for (const known of [headers.etag, `"other", W/${headers.etag}`, '*']) {
      const again = await host.send('/img/320/uploads/dish_1.jpg', {
        headers: { ...WEBP.headers, 'if-none-match': known },
      });
      expect(again).toMatchObject({ status: 304, text: '', headers: { etag: headers.etag, vary: 'Accept' } });
    }
    const head = await host.send('/img/320/uploads/dish_1.jpg', { ...WEBP, method: 'HEAD' });
    expect(head).toMatchObject({
      status: 200,
      text: '',
      headers: { 'content-length': headers['content-length'] },
    });
  });

  test('of the site itself is made from the built files, and again when the file changes', async () => {
    const host = await start({ files: { 'pictures/hero.jpg': photo } });
    const first = await host.send('/img/640/pictures/hero.jpg', WEBP);
    expect(first).toMatchObject({ status: 200, headers: { 'cache-control': 'public, max-age=86400' } });
    await writeFile(join(host.clientDir, 'pictures/hero.jpg'), await sharp(photo).negate().jpeg().toBuffer());
    const second = await host.send('/img/640/pictures/hero.jpg', WEBP);
    expect(second.headers.etag).not.toBe(first.headers.etag);
    expect(second.body.equals(first.body)).toBe(false);
    expect((await host.send('/img/640/pictures/none.jpg', WEBP)).status).toBe(404);
  });
});

test('pictures are fetched two at a time, and waiting ones hold no memory', async () => {
  const host = await start();
  let open = 0;
  let mostOpen = 0;
  const names = Array.from({ length: 8 }, (_, index) => `/uploads/many_${index}.jpg`);
  nameInMenu(host.upstream, ...names.map((name) => `${name}?v=1`));
  await host.send('/menu');
  for (const path of names) {
    host.upstream.on(path, (_request, response) => {
      mostOpen = Math.max(mostOpen, (open += 1));
      setTimeout(() => {
        open -= 1;
        response.writeHead(200, { 'content-type': 'image/jpeg' }).end(photo);
      }, 30);
    });
  }
  const answers = await Promise.all(names.map((path) => host.send(`/img/320${path}?v=1`, JPEG)));
  expect(answers.map(({ status }) => status)).toEqual(names.map(() => 200));
  expect(mostOpen).toBe(2);
});

describe('no picture', () => {
  test.each([
    '/img/321/uploads/dish_1.jpg',
    '/img/99999/uploads/dish_1.jpg',
    '/img/0320/uploads/dish_1.jpg',
    '/img/uploads/dish_1.jpg',
    '/img/320/uploads/missing.jpg',
    '/img/320/uploads/dish_1.svg',
    '/img/320/uploads/../api/site.jpg',
    '/img/320/uploads/%2e%2e/api/site.jpg',
    '/img/320/uploads/.hidden.jpg',
    '/img/320/api/menu/full.jpg',
    '/img/320/uploads/dish_1.jpg?',
    '/img/320/uploads/dish_1.jpg?v=',
    '/img/320/uploads/dish_1.jpg?v=ABC',
    '/img/320/uploads/dish_1.jpg?v=abc1&v=abc2',
    '/img/320/uploads/dish_1.jpg?v=abc1?v=abc1',
    '/img/320/uploads/dish_1.jpg?v=abcdefghijklm',
    '/img/320/uploads/dish_1.jpg?x=1',
    '/img/320/pictures/hero.jpg?v=abc1',
    '/img/320//evil.example/a.jpg',
    '/img/320/http://evil.example/a.jpg',
    '/img/',
    '/img',
  ])('is at %s', async (path) => {
    const host = await start();
    const { status, headers } = await host.send(path, WEBP);
    expect([302, 404]).toContain(status);
    if (status === 404) expect(headers['cache-control']).toBe('no-store');
    const asked = host.upstream.seen.map(({ url }) => url).filter((url) => !url.startsWith('/api/'));
    expect(asked.filter((url) => url !== '/uploads/missing.jpg')).toEqual([]);
  });

  test('results from bytes that are not a picture', async () => {
    const host = await start();
    servePicture(
      host.upstream,
      '/uploads/text.jpg',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    );
    servePicture(host.upstream, '/uploads/half.jpg', photo.subarray(0, photo.length / 2));
    expect((await host.send('/img/320/uploads/text.jpg', WEBP)).status).toBe(404);
    expect((await host.send('/img/320/uploads/half.jpg', WEBP)).status).toBe(404);
    expect(await readdir(host.pictureDir)).toEqual([]);
  });

  test('results from more pixels than anyone needs', async () => {
    const host = await start();
    const huge = sharp({ create: { width: 8000, height: 7000, channels: 3, background: '#fff' } });
    servePicture(host.upstream, '/uploads/huge.png', await huge.png().toBuffer());
    expect((await host.send('/img/320/uploads/huge.png', WEBP)).status).toBe(404);
  });

  test('is available while the CMS is down', async () => {
    const host = await start();
    host.upstream.status('/uploads/broken.jpg', 500);
    expect(await host.send('/img/320/uploads/broken.jpg', WEBP)).toMatchObject({
      status: 503,
      headers: { 'retry-after': '5', 'cache-control': 'no-store' },
    });
    await host.upstream.down();
    expect((await host.send('/img/320/uploads/dish_1.jpg', WEBP)).status).toBe(503);
  });
});

test('a folder that cannot be written prevents caching but not the picture', async () => {
  const parent = await temporaryFolder();
  await writeFile(join(parent, 'file'), '');
  const host = await start({ cacheDir: join(parent, 'file') });
  for (let round = 0; round < 2; round += 1) {
    expect((await host.send('/img/320/uploads/dish_1.jpg', WEBP)).status).toBe(200);
  }
  expect(
    host.log.filter(({ msg }) => String(msg).startsWith('Converted pictures can’t be stored on disk')),
  ).toHaveLength(1);
});

test.each([
  ['vanished from the disk', (file: string) => rm(file)],
  ['is empty, as after a power cut', (file: string) => writeFile(file, '')],
])('a cached picture that %s is made again', async (_what, spoil) => {
  const cacheDir = await temporaryFolder();
  const first = await start({ cacheDir });
  await first.send('/menu');
  const whole = await first.send(`/img/320${DISH}`, WEBP);
  await first.close();
  for (const name of await readdir(first.pictureDir)) await spoil(join(first.pictureDir, name));
  const second = await start({ cacheDir });
  const again = await second.send(`/img/320${DISH}`, WEBP);
  expect(again).toMatchObject({ status: 200, headers: { 'cache-control': FOREVER } });
  expect(again.body.equals(whole.body)).toBe(true);
});

test('an original that the CMS once sent broken is fetched again', async () => {
  const host = await start();
  await host.send('/menu');
  servePicture(host.upstream, '/uploads/dish_1.jpg', Buffer.alloc(0));
  expect((await host.send(`/img/320${DISH}`, WEBP)).status).toBe(404);
  servePicture(host.upstream, '/uploads/dish_1.jpg', photo);
  expect((await host.send(`/img/320${DISH}`, WEBP)).status).toBe(200);
});

test('a crop is at most as wide as phones need', async () => {
  const host = await start();
  await host.send('/menu');
  const widest = await host.send(`/img/640-tall${DISH}`, WEBP);
  const wider = await host.send(`/img/1920-tall${DISH}`, WEBP);
  expect(wider.headers.etag).toBe(widest.headers.etag);
});

test('widths above the picture’s own share one file', async () => {
  const host = await start();
  await host.send('/menu');
  const wide = await host.send(`/img/1920${DISH}`, WEBP);
  const whole = await host.send(`/img/1280${DISH}`, WEBP);
  expect(await sharp(wide.body).metadata()).toMatchObject({ width: 1000 });
  expect(whole.headers.etag).toBe(wide.headers.etag);
  expect(await readdir(host.pictureDir)).toHaveLength(1);
});
