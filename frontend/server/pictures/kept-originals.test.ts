import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { DISH, makePhoto, servePicture, startWithDish, startWithMany, WEBP } from '../testing/picture-host';
import { answerAll, startHost, temporaryFolder, until, type RunningHost } from '../testing/running-host';

let photo: Buffer;
beforeAll(async () => {
  photo = await makePhoto();
});
const downloads = ({ upstream }: RunningHost) => upstream.requestsFor('/uploads/dish_1.jpg').length;
const kept = ({ cacheDir }: RunningHost) =>
  readdirSync(join(cacheDir, 'originals')).filter((name) => !name.endsWith('.part'));
const untilKept = (host: RunningHost) => until(() => kept(host).length > 0);

test('a picture named in the content is fetched once for every width', async () => {
  const host = await startWithDish(photo);
  await host.send('/menu');
  for (const width of [320, 640, 960]) {
    expect((await host.send(`/img/${width}${DISH}`, WEBP)).status).toBe(200);
  }
  expect(downloads(host)).toBe(1);
});

test('a picture nobody has viewed is available when the CMS goes down', async () => {
  const host = await startWithDish(photo);
  await untilKept(host);
  await host.upstream.down();
  expect((await host.send(`/img/480${DISH}`, WEBP)).status).toBe(200);
  expect((await host.send('/img/480/uploads/other.jpg', WEBP)).status).toBe(503);
});

test('and also when the next host starts while the CMS is down', async () => {
  const cacheDir = await temporaryFolder();
  const first = await startWithDish(photo, { cacheDir });
  await untilKept(first);
  await first.close();
  const second = await startWithDish(photo, { cacheDir });
  await second.upstream.down();
  expect((await second.send(`/img/480${DISH}`, WEBP)).status).toBe(200);
});

test('nothing is stored for an address the content does not name', async () => {
  const host = await startWithDish(photo);
  await untilKept(host);
  const before = kept(host);
  for (const version of ['made1up', 'made2up']) {
    const path = `/img/320/uploads/dish_1.jpg?v=${version}`;
    expect((await host.send(path, WEBP)).status).toBe(200);
  }
  expect(kept(host)).toEqual(before);
});

test('a picture missing from the CMS does not stop the others', async () => {
  const images = ['/uploads/gone.jpg?v=1', '/uploads/../secret.jpg?v=1', DISH];
  const host = await startHost({
    prepare: (upstream) => {
      answerAll(upstream);
      upstream.json('/api/menu/full', { categories: [{ items: images.map((image) => ({ image })) }] });
      servePicture(upstream, '/uploads/dish_1.jpg', photo);
    },
  });
  await untilKept(host);
  expect(host.upstream.requestsFor('/uploads/gone.jpg')).toHaveLength(1);
  expect(host.upstream.requestsFor('/secret.jpg')).toHaveLength(0);
});

describe('after a download timed out', () => {
  beforeEach(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    const spy = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(300));
    onTestFinished(() => spy.mockRestore());
  });
  const pathOf = (image: string) => image.replace('?v=1', '');

  test('that picture fails at once, and the others are fetched', async () => {
    const { host, images } = await startWithMany(2, photo);
    const [silent = '', other = ''] = images;
    host.upstream.on(pathOf(silent), () => undefined);
    for (const width of [320, 480])
      expect((await host.send(`/img/${width}${silent}`, WEBP)).status).toBe(503);
    expect(host.upstream.requestsFor(pathOf(silent))).toHaveLength(1);
    expect((await host.send(`/img/320${other}`, WEBP)).status).toBe(200);
  });

  test('and a second one too, all fail at once, to not hold up pictures that need no CMS', async () => {
    const { host, images } = await startWithMany(8, photo);
    const paths = images.map(pathOf);
    for (const path of paths) host.upstream.on(path, () => undefined);
    const answers = await Promise.all(images.map((image) => host.send(`/img/320${image}`, WEBP)));
    expect(answers.map(({ status }) => status)).toEqual(images.map(() => 503));
    const asked = paths.filter((path) => host.upstream.requestsFor(path).length > 0);
    expect(asked.length).toBeLessThanOrEqual(3);
  });
});
