import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { pause, temporaryFolder } from '../testing/running-host';
import { PictureCache } from './picture-cache';

const log = { info: vi.fn(), warn: vi.fn() } as never;

test('stays within its size limit, removing the least recently used from disk as well', async () => {
  const dir = await temporaryFolder();
  const cache = await PictureCache.open(dir, 299, log, 'Pictures');
  for (const name of ['a', 'b']) await cache.put(name, Buffer.alloc(100));
  await cache.get('a');
  await cache.put('c', Buffer.alloc(100));
  await pause(50);
  expect((await readdir(dir)).sort()).toEqual(['a', 'c']);
  expect(await cache.get('b')).toBeNull();
});

test('counts what an earlier run left, oldest first', async () => {
  const dir = await temporaryFolder();
  const earlier = await PictureCache.open(dir, 1000, log, 'Pictures');
  for (const name of ['a', 'b', 'c']) {
    await earlier.put(name, Buffer.alloc(100));
    await pause(5);
  }
  const next = await PictureCache.open(dir, 299, log, 'Pictures');
  await pause(50);
  expect((await readdir(dir)).sort()).toEqual(['b', 'c']);
  expect(await next.get('c')).toHaveLength(100);
});

test.each([
  ['nothing, as after a power cut', () => Buffer.alloc(0)],
  ['a part of it', (file: Buffer) => file.subarray(0, file.length / 2)],
  ['as many zeros', (file: Buffer) => Buffer.alloc(file.length)],
  ['a byte that is another', (file: Buffer) => file.fill(1, file.length - 1)],
])('a picture that the disk returns with %s counts as missing and is stored again', async (_what, broken) => {
  const dir = await temporaryFolder();
  const cache = await PictureCache.open(dir, 1000, log, 'Pictures');
  await cache.put('a', Buffer.alloc(100));
  await writeFile(join(dir, 'a'), broken(await readFile(join(dir, 'a'))));
  const next = await PictureCache.open(dir, 1000, log, 'Pictures');
  expect(await next.get('a')).toBeNull();
  expect(next.has('a')).toBe(false);
  await next.put('a', Buffer.alloc(100));
  expect(await next.get('a')).toHaveLength(100);
});

test('has no room for pictures made ahead when it is nearly full or the disk cannot be written', async () => {
  const dir = await temporaryFolder();
  const cache = await PictureCache.open(dir, 1000, log, 'Pictures');
  expect(cache.hasRoom()).toBe(true);
  await cache.put('a', Buffer.alloc(900));
  expect(cache.hasRoom()).toBe(false);
  const file = join(dir, 'a');
  expect((await PictureCache.open(file, 1000, log, 'Pictures')).hasRoom()).toBe(false);
});
