import { readdir } from 'node:fs/promises';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import {
  DISH,
  FOREVER,
  makePhoto,
  nameInMenu,
  servePicture,
  startWithDish,
  WEBP,
} from '../testing/picture-host';
import { pause } from '../testing/running-host';

// Replacing a picture in the panel stores new bytes under the same name.
let photo: Buffer;
beforeAll(async () => {
  photo = await makePhoto();
});
const negative = () => sharp(photo).negate().jpeg().toBuffer();

test('a replaced picture is served under the new address that the content names', async () => {
  const host = await startWithDish(photo);
  await host.send('/menu');
  const before = await host.send(`/img/320${DISH}`, WEBP);
  servePicture(host.upstream, '/uploads/dish_1.jpg', await negative());
  nameInMenu(host.upstream, '/uploads/dish_1.jpg?v=abc2');
  await pause(1000);
  await host.send('/menu');
  const after = await host.send('/img/320/uploads/dish_1.jpg?v=abc2', WEBP);
  expect(after).toMatchObject({ status: 200, headers: { 'cache-control': FOREVER } });
  expect(after.body.equals(before.body)).toBe(false);
  expect(after.headers.etag).not.toBe(before.headers.etag);
  expect((await host.send(`/img/320${DISH}`, WEBP)).body.equals(before.body)).toBe(true);
});

test.each(['', '?v=made1up'])(
  'a picture is cached for a minute if the address ends in "%s"',
  async (query) => {
    const host = await startWithDish(photo);
    await host.send('/menu');
    const path = `/img/320/uploads/dish_1.jpg${query}`;
    const before = await host.send(path, WEBP);
    expect(before).toMatchObject({ status: 200, headers: { 'cache-control': 'public, max-age=60' } });
    const sent = { headers: { ...WEBP.headers, 'if-none-match': before.headers.etag } };
    expect(await host.send(path, sent)).toMatchObject({ status: 304, text: '' });
    servePicture(host.upstream, '/uploads/dish_1.jpg', await negative());
    const after = await host.send(path, sent);
    expect(after.status).toBe(200);
    expect(after.body.equals(before.body)).toBe(false);
  },
);

test('a picture is converted once, however many versions someone makes up', async () => {
  const host = await startWithDish(photo);
  await host.send('/menu');
  const paths = Array.from({ length: 5 }, (_, index) => `/img/320/uploads/dish_1.jpg?v=${index}`);
  for (const path of paths) expect((await host.send(path, WEBP)).status).toBe(200);
  expect(await readdir(host.pictureDir)).toHaveLength(1);
});
