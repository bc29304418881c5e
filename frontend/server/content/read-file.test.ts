import { mkdir, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/running-host';
import { createReadFile } from './fetch-content';

const KEY = '/data/gallery.json';
const never = { signal: new AbortController().signal, reqId: 'read-1' };

async function setUp() {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'data'));
  const readFile = createReadFile(folder);
  return {
    path: join(folder, KEY),
    read: (known: Parameters<typeof readFile>[1] = null) => readFile(KEY, known, never),
  };
}

test('returns the bytes and the parsed content, and reads them again only after a change', async () => {
  const { path, read } = await setUp();
  await writeFile(path, '{"items":[]}');
  const first = await read();
  if (first.kind !== 'content') throw new Error(first.kind);
  expect(first.content.body.toString()).toBe('{"items":[]}');
  expect(first.content.json).toEqual({ items: [] });
  expect(await read(first.content)).toEqual({ kind: 'unchanged' });

  // Same size, later time: only the time differs.
  await writeFile(path, '{"items":{}}');
  await utimes(path, new Date(), new Date(Date.now() + 5000));
  const second = await read(first.content);
  expect(second).toMatchObject({ kind: 'content', content: { json: { items: {} } } });
});

test.each([
  ['half a file', '{"items":[', 'the file answered with something that is not JSON'],
  ['no content', 'null', 'the file answered with no content'],
  ['an endless file', ' '.repeat(16 * 1024 * 1024 + 1), 'the file has more than 16777216 bytes'],
])('treats %s as a failure', async (_name, body, cause) => {
  const { path, read } = await setUp();
  await writeFile(path, body);
  expect(await read()).toEqual({ kind: 'failed', cause });
});

test('treats a missing file as a failure', async () => {
  const { path, read } = await setUp();
  await rm(path, { force: true });
  expect(await read()).toEqual({ kind: 'failed', cause: expect.stringContaining('ENOENT') });
});
