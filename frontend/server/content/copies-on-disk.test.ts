import { readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { pause, startHost, temporaryFolder, until } from '../testing/running-host';
import { content, setUp } from '../testing/scripted-cms';
import { CopiesOnDisk } from './copies-on-disk';

const KEY = '/api/menu/full';

function logger() {
  return { info: vi.fn(), warn: vi.fn() };
}

async function copies(log = logger()) {
  const dir = await temporaryFolder();
  return { dir, log, disk: new CopiesOnDisk(dir, log as never) };
}

test('a copy is read back unchanged, with the time it was fetched', async () => {
  const { dir, disk } = await copies();
  const menu = { body: Buffer.from('{"text":"jamón\\n🍷"}'), json: { text: 'jamón\n🍷' }, etag: '"abc"' };
  disk.keep(KEY, menu);
  await disk.settled();
  const kept = await new CopiesOnDisk(dir, logger() as never).read(KEY);
  expect(kept?.content).toEqual(menu);
  expect(Math.abs(Date.now() - (kept?.fetchedAt.getTime() ?? 0))).toBeLessThan(5000);
  expect(await disk.read('/api/site')).toBeNull();
});

test('after many changes at once, the last one is stored and no partial file remains', async () => {
  const { dir, disk } = await copies();
  for (let price = 1; price <= 50; price += 1)
    disk.keep(KEY, { ...content(`{"price":${price}}`), etag: null });
  await disk.settled();
  expect((await disk.read(KEY))?.content.body.toString()).toBe('{"price":50}');
  expect(await readdir(dir)).toHaveLength(1);
});

test.each([0, 10, 60])('a file truncated at %i bytes counts as missing', async (length) => {
  const { dir, disk } = await copies();
  disk.keep(KEY, content(`{"text":"${'a'.repeat(100)}"}`));
  await disk.settled();
  const [name = ''] = await readdir(dir);
  await truncate(join(dir, name), length);
  expect(await disk.read(KEY)).toBeNull();
});

test.each<[string, (file: string) => string]>([
  ['a price that changed on the disk', (file) => file.replace('12.5', '92.5')],
  ['a tag that no request can carry', (file) => file.replace('\\"abc\\"', 'a\\nb')],
  ['a date that is none', (file) => file.replace(/"fetchedAt":"[^"]*"/, '"fetchedAt":"soon"')],
  ['no date', (file) => file.replace(/,"fetchedAt":"[^"]*"/, '')],
  ['no heading', (file) => file.replace(/\{.*\n/, '')],
  ['a heading that is nothing', (file) => file.replace(/\{.*\n/, 'null\n')],
])('%s counts as missing', async (_, spoil) => {
  const { dir, disk } = await copies();
  disk.keep(KEY, { ...content('{"price":12.5}'), etag: '"abc"' });
  await disk.settled();
  const [name = ''] = await readdir(dir);
  const path = join(dir, name);
  const whole = await readFile(path, 'latin1');
  expect(await disk.read(KEY)).not.toBeNull();
  await writeFile(path, spoil(whole), 'latin1');
  expect(await readFile(path, 'latin1')).not.toBe(whole);
  expect(await disk.read(KEY)).toBeNull();
});

test('a disk that cannot be written is logged once, and again when it recovers', async () => {
  const log = logger();
  const parent = await temporaryFolder();
  await writeFile(join(parent, 'file'), '');
  const disk = new CopiesOnDisk(join(parent, 'file', 'content'), log as never);
  disk.keep(KEY, content('{}'));
  await disk.settled();
  disk.keep(KEY, content('{}'));
  await disk.settled();
  expect(log.warn).toHaveBeenCalledTimes(1);
});

test('copies are written later if the disk could not be written, with the time they were fetched', async () => {
  const parent = await temporaryFolder();
  await writeFile(join(parent, 'file'), '');
  const disk = new CopiesOnDisk(join(parent, 'file', 'content'), logger() as never);
  const fetched = Date.now();
  disk.keep(KEY, content('{"price":1}'));
  disk.keep('/api/site', content('{}'));
  await disk.settled();
  await rm(join(parent, 'file'));
  vi.setSystemTime(fetched + 3_600_000);
  disk.keepTrying();
  await disk.settled();
  vi.useRealTimers();
  const kept = await disk.read(KEY);
  expect(kept?.content.body.toString()).toBe('{"price":1}');
  expect((kept?.fetchedAt.getTime() ?? 0) - fetched).toBeLessThan(60_000);
  expect(await disk.read('/api/site')).not.toBeNull();
});

test('every answer of the CMS lets the disk try again', async () => {
  const disk = { read: async () => null, keep: () => {}, keepTrying: vi.fn() };
  const { cms, store } = setUp([KEY], disk);
  cms.answer = async () => ({ kind: 'unchanged' });
  await store.read(KEY);
  expect(disk.keepTrying).toHaveBeenCalledTimes(1);
});

test('a host that starts while the CMS is down serves the earlier copies, marked as stale', async () => {
  const cacheDir = await temporaryFolder();
  const first = await startHost({ cacheDir });
  await until(() => first.upstream.requestsFor('/api/highlights').length > 0);
  await pause(100);
  await first.close();

  // During its first second, a copy counts as fresh.
  await pause(1000);
  const second = await startHost({ cacheDir, prepare: () => {} });
  await second.upstream.down();
  const { status, text, headers } = await second.send('/menu');
  expect(status).toBe(200);
  expect(text).toContain('USD');
  expect(headers['x-content']).toMatch(/^stale; age=\d+$/);
  const read = await second.send('/api/menu/full');
  expect(read).toMatchObject({ status: 200, headers: { 'x-content': expect.stringMatching(/^stale/) } });
  expect(JSON.parse((await second.send('/health')).text)).toMatchObject({
    cms: 'down',
    stale: expect.arrayContaining([KEY]),
  });
});

test('and switches to the CMS’s answer as soon as there is one', async () => {
  const cacheDir = await temporaryFolder();
  const first = await startHost({ cacheDir });
  await first.send('/menu');
  await first.close();
  const second = await startHost({
    cacheDir,
    prepare: (upstream) => {
      upstream.json('/api/site', { name: 'Casa' });
      upstream.json('/api/menu/full', { currency: 'EUR', categories: [] });
      upstream.json('/api/highlights', []);
    },
  });
  const { text, headers } = await second.send('/menu');
  expect(text).toContain('EUR');
  expect(headers['x-content']).toMatch(/^fresh/);
});
