import { once } from 'node:events';
import { readdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { startFauxqs, type FauxqsServer } from 'fauxqs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isLongRun } from './how-much.mts';
import { lookAt, quarter } from './make-pictures';
import { startCms, type RunningCms } from './running-cms';
import { download, sendPicture } from './sending-pictures';
import { signInAsStaff, type StaffSession } from './staff-session';
import { makePlace, type TemporaryPlace } from './temporary-place';

const BUCKET = 'pictures';

let place: TemporaryPlace;
let store: FauxqsServer;
let cms: RunningCms;
let staff: StaffSession;
let photo: Buffer;

beforeAll(async () => {
  place = await makePlace();
  store = await startFauxqs({ port: 0, logger: false });
  store.createBucket(BUCKET);
  photo = await (await quarter()).jpeg().toBuffer();
  cms = await startCms(place, {
    S3_BUCKET: BUCKET,
    S3_REGION: 'us-east-1',
    S3_ENDPOINT: store.address,
    S3_ACCESS_KEY_ID: 'tests',
    S3_SECRET_ACCESS_KEY: 'of-the-tests',
  });
  staff = await signInAsStaff(cms);
});

afterAll(async () => {
  await cms?.stop();
  await store?.stop();
  await place?.remove();
});

it('a picture in the bucket has a URL like one on disk; older pictures on disk are still served', async () => {
  const { status, body } = await sendPicture(cms, staff.token, photo);
  expect(status).toBe(201);
  expect(body.url).toMatch(/^\/uploads\/[\da-f]{32}\.jpg\?v=[\da-z]{1,12}$/);
  expect(await readdir(place.uploadsDir)).toEqual([]);
  const { type, bytes } = await download(cms, body.url);
  expect(type).toBe('image/jpeg');
  expect(bytes.subarray(0, 2).toString('hex')).toBe('ffd8');
  const head = await fetch(cms.url + body.url, { method: 'HEAD' });
  expect([head.status, head.headers.get('content-length')]).toEqual([200, String(bytes.length)]);
  expect((await cms.ask('/uploads/nothing.jpg')).status).toBe(404);

  const onDisk = `${'a'.repeat(32)}.jpg`;
  await writeFile(join(place.uploadsDir, onDisk), photo);
  expect(await download(cms, `/uploads/${onDisk}?v=1`)).toEqual({ type: 'image/jpeg', bytes: photo });
});

it('a picture in the bucket is cropped, and deleted', async () => {
  const { body: sent } = await sendPicture(cms, staff.token, photo);
  const area = { x: 0, y: 0, width: 30, height: 20 };
  const { body } = await staff.call('POST', `/api/admin/uploads/${sent.id}/crop`, area);
  const seen = await lookAt((await download(cms, body.picture.url)).bytes);
  expect([seen.width, seen.height, await seen.at(10, 10)]).toEqual([30, 20, 'saffron']);
  const gone = { ids: [body.picture.id, sent.id] };
  expect((await staff.call('POST', '/api/admin/uploads/remove', gone)).status).toBe(204);
  await expect.poll(async () => (await cms.ask(body.picture.url)).status).toBe(404);
});

it('a bucket that does not answer is not a missing picture', async () => {
  await store.stop();
  expect((await cms.ask('/uploads/some.jpg')).status).toBe(503);
  expect(cms.takeErrors()).toEqual([expect.stringContaining('The bucket does not answer')]);
});

it('a bucket that can’t be reached stores nothing, which is not blamed on the database', async () => {
  expect(await sendPicture(cms, staff.token, photo)).toMatchObject({
    status: 503,
    body: { message: expect.stringContaining('does not answer. Nothing was stored') },
  });
  expect(cms.takeErrors()).toEqual([expect.stringMatching(/pictures are kept.*ECONNREFUSED/)]);
});

it('a silent bucket times out before the web host does', async () => {
  const silent = createServer(() => undefined).listen(Number(new URL(store.address).port));
  await once(silent, 'listening');
  const startedAt = performance.now();
  expect((await cms.ask('/uploads/some.jpg')).status).toBe(503);
  expect(performance.now() - startedAt).toBeLessThan(10_000);
  // No call has been answered since the outage began, so it has already been logged.
  expect(cms.takeErrors()).toEqual([]);
  // Without a limit, it would hold up all other pictures. This takes almost a minute.
  if (isLongRun) {
    expect(await sendPicture(cms, staff.token, photo)).toMatchObject({
      status: 503,
      body: { message: expect.stringContaining('does not answer. Nothing was stored') },
    });
    expect(cms.takeErrors()).toHaveLength(1);
  }
  silent.close();
});
