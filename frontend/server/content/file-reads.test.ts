import { rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { drawings, fixtureApp } from '../testing/fixture-app';
import { pause, startHost } from '../testing/running-host';

const KEY = '/data/gallery.json';
const files = { 'data/gallery.json': '{"items":["first"]}' };
/** The fixture's app, with a page that is drawn from a file of the build. */
const app = {
  ...fixtureApp,
  dataKeysFor: (path: string) =>
    path === '/slow' ? [{ key: KEY, required: true }] : fixtureApp.dataKeysFor(path),
  allDataKeys: () => [...fixtureApp.allDataKeys(), KEY],
};

test('a page is drawn from the file, again only once it changed, and the CMS is asked nothing', async () => {
  const host = await startHost({ files, app });
  drawings.clear();
  expect((await host.send('/slow')).text).toContain('first');
  await pause(1050);
  await host.send('/slow');
  expect(drawings.get('/slow')).toBe(1);

  const path = join(host.clientDir, KEY);
  await writeFile(path, '{"items":["other"]}');
  await utimes(path, new Date(), new Date(Date.now() + 5000));
  await pause(1050);
  expect((await host.send('/slow')).text).toContain('other');
  expect(drawings.get('/slow')).toBe(2);
  expect(host.upstream.requestsFor(KEY)).toEqual([]);
});

test('a file that is gone leaves its last good copy, and says nothing of the CMS', async () => {
  const host = await startHost({ files, app });
  await host.send('/slow');
  await rm(join(host.clientDir, KEY));
  await pause(1050);
  const { text, headers } = await host.send('/slow');
  expect(text).toContain('first');
  expect(headers['x-content']).toMatch(/^(?:fresh|stale); age=1/);
  expect(JSON.parse((await host.send('/health')).text)).toMatchObject({ cms: 'up', stale: [KEY] });
  expect(host.log.map(({ msg }) => msg)).toContain(
    'The build gives no fresh content: pages show the last good copy.',
  );
});

test('a file that can be read says nothing of a CMS that is down', async () => {
  const host = await startHost({ files, app });
  await host.send('/menu');
  await host.upstream.down();
  await pause(1050);
  await host.send('/menu');
  await host.send('/slow');
  expect(JSON.parse((await host.send('/health')).text)).toMatchObject({ cms: 'down' });
});
