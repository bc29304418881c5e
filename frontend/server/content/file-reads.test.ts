import { rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { renderings, fixtureApp } from '../testing/fixture-app';
import { startHost, stopClock } from '../testing/running-host';

const KEY = '/data/gallery.json';
const files = { 'data/gallery.json': '{"items":["first"]}' };
const app = {
  ...fixtureApp,
  dataKeysFor: (path: string) =>
    path === '/slow' ? [{ key: KEY, required: true }] : fixtureApp.dataKeysFor(path),
  allDataKeys: () => [...fixtureApp.allDataKeys(), KEY],
};

test('a page is rendered from the file, and again only after it changes, without asking the CMS', async () => {
  const advance = stopClock();
  const host = await startHost({ files, app });
  renderings.clear();
  expect((await host.send('/slow')).text).toContain('first');
  advance(1050);
  await host.send('/slow');
  expect(renderings.get('/slow')).toBe(1);

  const path = join(host.clientDir, KEY);
  await writeFile(path, '{"items":["other"]}');
  await utimes(path, new Date(), new Date(Date.now() + 5000));
  advance(1050);
  expect((await host.send('/slow')).text).toContain('other');
  expect(renderings.get('/slow')).toBe(2);
  expect(host.upstream.requestsFor(KEY)).toEqual([]);
});

test('a missing file leaves its last good copy and says nothing about the CMS', async () => {
  const advance = stopClock();
  const host = await startHost({ files, app });
  await host.send('/slow');
  await rm(join(host.clientDir, KEY));
  advance(1050);
  const { text, headers } = await host.send('/slow');
  expect(text).toContain('first');
  expect(headers['x-content']).toMatch(/^(?:fresh|stale); age=1/);
  expect(JSON.parse((await host.send('/health')).text)).toMatchObject({ cms: 'up', stale: [KEY] });
  expect(host.log.map(({ msg }) => msg)).toContain(
    'The build has no fresh content: pages show the last good copy.',
  );
});

test('a readable file says nothing about a CMS that is down', async () => {
  const advance = stopClock();
  const host = await startHost({ files, app });
  await host.send('/menu');
  await host.upstream.down();
  advance(1050);
  await host.send('/menu');
  await host.send('/slow');
  expect(JSON.parse((await host.send('/health')).text)).toMatchObject({ cms: 'down' });
});
