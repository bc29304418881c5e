import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import sharp from 'sharp';
import { fixtureApp } from '../testing/fixture-app';
import { DISH, nameInMenu, servePicture, startWithDish } from '../testing/picture-host';
import { temporaryFolder, until, type RunningHost } from '../testing/running-host';

const AVIF = { headers: { accept: 'image/avif' } };
/** 320, 480 and 640, the last being the full width; as AVIF and WebP. */
const FILES_OF_ONE = 6;

let photo: Buffer;
beforeAll(async () => {
  photo = await sharp({ create: { width: 500, height: 300, channels: 3, background: '#c65d3b' } })
    .jpeg()
    .toBuffer();
});
const files = ({ pictureDir }: RunningHost) =>
  readdirSync(pictureDir).filter((name) => !name.endsWith('.part')).length;

test('every width is made at start, and for each new picture', async () => {
  const cacheDir = await temporaryFolder();
  const first = await startWithDish(photo, { cacheDir, files: { 'pictures/hero.jpg': photo } });
  await until(() => files(first) === 2 * FILES_OF_ONE);
  nameInMenu(first.upstream, '/uploads/dish_1.jpg?v=abc1', '/uploads/dish_2.jpg?v=1');
  servePicture(first.upstream, '/uploads/dish_2.jpg', photo);
  await expect.poll(async () => (await first.send('/menu')).text).toContain('dish_2');
  await until(() => files(first) === 3 * FILES_OF_ONE);
  for (const width of [320, 640, 1920]) {
    expect((await first.send(`/img/${width}/uploads/dish_2.jpg?v=1`, AVIF)).status).toBe(200);
  }
  expect(files(first)).toBe(3 * FILES_OF_ONE);
  expect(first.upstream.requestsFor('/uploads/dish_2.jpg')).toHaveLength(1);
});

test('the crops in a phone’s first view are made first', async () => {
  const heroPictures = () => [{ address: DISH, part: 'left' as const }];
  const host = await startWithDish(photo, { app: { ...fixtureApp, heroPictures } });
  await until(() => files(host) === 2 * FILES_OF_ONE);
  const madeAt = (name: string) => statSync(join(host.pictureDir, name)).mtimeMs;
  const first = readdirSync(host.pictureDir)
    .toSorted((one, other) => madeAt(one) - madeAt(other))
    .slice(0, 3);
  for (const width of [320, 480, 640]) {
    const { headers } = await host.send(`/img/${width}-tall-left${DISH}`, AVIF);
    expect(first.join()).toContain(headers.etag?.slice(1, -1));
  }
  expect(files(host)).toBe(2 * FILES_OF_ONE);
});

test('only the originals are fetched if the operator turned off making sizes ahead', async () => {
  const host = await startWithDish(photo, { variables: { PICTURES_AHEAD: 'false' } });
  const originals = join(host.cacheDir, 'originals');
  await until(() => readdirSync(originals).some((name) => !name.endsWith('.part')));
  await host.upstream.down();
  expect((await host.send('/img/320/uploads/dish_1.jpg?v=abc1', AVIF)).status).toBe(200);
  expect(files(host)).toBe(1);
});
