import { open, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { temporaryFolder } from '../testing/running-host';
import { CheckedFiles, UNFINISHED, writeWhole } from './checked-files';

test('the bytes are on disk before the file gets its name', async () => {
  const dir = await temporaryFolder();
  const path = join(dir, 'menu');
  await writeFile(path, 'old');
  const probe = await open(path);
  const sync = vi.spyOn(Object.getPrototypeOf(probe) as typeof probe, 'sync');
  await probe.close();
  const seen: unknown[] = [];
  sync.mockImplementation(async () => {
    const [unfinished = ''] = (await readdir(dir)).filter((name) => name.endsWith(UNFINISHED));
    seen.push((await stat(join(dir, unfinished))).size, await readFile(path, 'utf8'));
  });
  await writeWhole(path, Buffer.from('new '), Buffer.from('bytes'));
  sync.mockRestore();
  expect(seen).toEqual([9, 'old']);
  expect(await readFile(path, 'utf8')).toBe('new bytes');
});

test('what a killed run left half written is gone after the first write', async () => {
  const dir = await temporaryFolder();
  await writeFile(join(dir, `menu-123${UNFINISHED}`), 'half');
  const files = new CheckedFiles(dir, { warn: vi.fn() } as never, { what: '', consequence: '' });
  await Promise.all([files.write('menu', Buffer.from('new')), files.write('site', Buffer.from('new'))]);
  expect((await readdir(dir)).sort()).toEqual(['menu', 'site']);
});

test('a disk failure leaves the file unchanged and no temporary file', async () => {
  const dir = await temporaryFolder();
  const path = join(dir, 'menu');
  await writeFile(path, 'old');
  const probe = await open(path);
  const sync = vi.spyOn(Object.getPrototypeOf(probe) as typeof probe, 'sync');
  await probe.close();
  sync.mockRejectedValueOnce(Object.assign(new Error('no space left'), { code: 'ENOSPC' }));
  await expect(writeWhole(path, Buffer.from('new'))).rejects.toThrow('no space left');
  sync.mockRestore();
  expect(await readdir(dir)).toEqual(['menu']);
  expect(await readFile(path, 'utf8')).toBe('old');
});
