import { readdir } from 'node:fs/promises';
import { expect, test, vi } from 'vitest';
import { pause, temporaryFolder } from '../testing/running-host';
import { PictureCache } from './picture-cache';

const log = { info: vi.fn(), warn: vi.fn() } as never;

test('stays within its bytes: what was unused for longest goes, from the disk too', async () => {
  const dir = await temporaryFolder();
  const cache = await PictureCache.open(dir, 250, log, 'Pictures');
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
  const next = await PictureCache.open(dir, 250, log, 'Pictures');
  await pause(50);
  expect((await readdir(dir)).sort()).toEqual(['b', 'c']);
  expect(await next.get('c')).toHaveLength(100);
});
