import sharp from 'sharp';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { servePicture, startWithMany, WEBP } from '../testing/picture-host';
import { until, type RunningHost } from '../testing/running-host';
import { PictureCache } from './picture-cache';

/** Small, so that the test measures the queue, not the machine. */
let photo: Buffer;
beforeAll(async () => {
  photo = await sharp({ create: { width: 330, height: 220, channels: 3, background: '#c65d3b' } })
    .jpeg()
    .toBuffer();
});
const PROXIED = { TRUSTED_PROXIES: 'loopback' };
const from = (address: string) => ({ headers: { ...WEBP.headers, 'x-forwarded-for': address } });
const MADE_UP_NAMES = 500;
const madeUpName = (round: number) => `/uploads/made-up-${round % MADE_UP_NAMES}.jpg`;
/** Once these are done, the host, which runs in this process, has seen everything sent or cut off before. */
const roundTrips = async (host: RunningHost) => {
  for (let trip = 0; trip < 3; trip += 1) await host.send('/health');
};
const made = (statuses: readonly number[]) => statuses.filter((status) => status === 200).length;

test.each([
  ['versions', (round: number) => `/img/320/uploads/photo_0.jpg?v=made${round}`],
  ['names', (round: number) => `/img/320${madeUpName(round)}`],
])('130 connections asking for made-up %s do not keep a diner from pictures', async (_what, pathOf) => {
  const { host, images } = await startWithMany(60, photo, PROXIED);
  for (let number = 0; number < MADE_UP_NAMES; number += 1) {
    // A busy CMS answers an unknown name like this.
    host.upstream.on(madeUpName(number), (_request, response) => {
      setTimeout(() => response.writeHead(404).end(), 50);
    });
  }
  let isOver = false;
  let round = 0;
  const flood = Array.from({ length: 130 }, async (_, index) => {
    while (!isOver) await host.send(pathOf((round += 1)), from(`203.0.113.${index}`));
  });
  const answers = await Promise.all(images.map((image) => host.send(`/img/320${image}`, WEBP)));
  isOver = true;
  await Promise.all(flood);
  expect(made(answers.map(({ status }) => status))).toBe(60);
});

test('with an empty cache, 150 diners all get their pictures', async () => {
  const { host, images } = await startWithMany(150, photo);
  const answers = await Promise.all(images.map((image) => host.send(`/img/320${image}`, WEBP)));
  expect(made(answers.map(({ status }) => status))).toBe(150);
});

test('one visitor who asks for hundreds of pictures does not keep another waiting for one', async () => {
  const { host, images } = await startWithMany(51, photo, PROXIED);
  const [one, ...many] = images;
  let done = 0;
  const flood = many.flatMap((image) =>
    [320, 480, 640].flatMap((width) =>
      ['', '-tall'].map((shape) =>
        host.send(`/img/${width}${shape}${image}`, from('203.0.113.1')).finally(() => (done += 1)),
      ),
    ),
  );
  await until(() => done > 0);
  const before = done;
  expect((await host.send(`/img/320${one}`, from('203.0.113.2'))).status).toBe(200);
  expect(done - before).toBeLessThan(40);
  expect(made((await Promise.all(flood)).map(({ status }) => status))).toBe(300);
});

test('one visitor has 64 kept pictures in memory at most, and holds up nobody else', async () => {
  const { host, images } = await startWithMany(1, photo, PROXIED);
  const path = `/img/320${images[0]}`;
  await host.send(path, WEBP);
  const reading: Array<(bytes: Buffer) => void> = [];
  const get = vi.spyOn(PictureCache.prototype, 'get');
  onTestFinished(() => get.mockRestore());
  get.mockImplementation(() => new Promise((read) => reading.push(read)));
  const flood = Array.from({ length: 70 }, () => host.send(path, from('203.0.113.1')));
  await until(() => reading.length >= 64);
  await roundTrips(host);
  const other = host.send(path, from('203.0.113.2'));
  await until(() => reading.length >= 65);
  expect(reading).toHaveLength(65);
  for (let read = 0; read < 71; read += 1) {
    await until(() => reading.length > read);
    reading[read]?.(photo);
  }
  expect(made((await Promise.all([...flood, other])).map(({ status }) => status))).toBe(71);
});

test('no work is done for a reader who has gone', async () => {
  const { host } = await startWithMany(0, photo);
  const fetched = () => host.upstream.seen.map(({ url }) => url).filter((url) => url.startsWith('/uploads/'));
  let answerFirst = () => {};
  host.upstream.on('/uploads/first.jpg', (_request, response) => {
    answerFirst = () => response.writeHead(200, { 'content-type': 'image/jpeg' }).end(photo);
  });
  servePicture(host.upstream, '/uploads/last.jpg', photo);
  const first = host.send('/img/320/uploads/first.jpg', WEBP);
  await until(() => fetched().length === 1);
  const impatient = new AbortController();
  const left = Array.from({ length: 20 }, (_, index) =>
    fetch(`${host.origin}/img/320/uploads/left-${index}.jpg`, { signal: impatient.signal }).catch(() => null),
  );
  const last = host.send('/img/320/uploads/last.jpg', WEBP);
  await roundTrips(host);
  impatient.abort();
  await Promise.all(left);
  await roundTrips(host);
  answerFirst();
  expect(made([(await first).status, (await last).status])).toBe(2);
  expect(fetched()).toEqual(['/uploads/first.jpg', '/uploads/last.jpg']);
});
