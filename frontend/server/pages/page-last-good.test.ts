import { expect, test } from 'vitest';
import { pause, startHost, stopClock, until } from '../testing/running-host';

const dataOf = (html: string) =>
  /<pre id="data">(.*?)<\/pre>/.exec(html)?.[1]?.replaceAll('&quot;', '"') ?? '';

test('the last good copy is served while the CMS is down, and the CMS is used again when it is back', async () => {
  const advance = stopClock();
  const host = await startHost();
  await host.send('/menu');
  await host.upstream.down();
  advance(1050);
  const start = Date.now();
  const stale = await host.send('/menu');
  expect(Date.now() - start).toBeLessThan(1000);
  expect(stale).toMatchObject({
    status: 200,
    headers: { 'x-content': expect.stringMatching(/^stale; age=\d+$/) },
  });
  expect(stale.text).toContain('USD');
  expect(JSON.parse((await host.send('/health')).text)).toMatchObject({
    status: 'ok',
    cms: 'down',
    stale: expect.arrayContaining(['/api/menu/full', '/api/site']),
  });
  host.upstream.json('/api/menu/full', { currency: 'EUR' });
  await host.upstream.listen();
  advance(1050);
  expect((await host.send('/menu')).text).toContain('EUR');
  await host.send('/');
  expect(JSON.parse((await host.send('/health')).text)).toMatchObject({ cms: 'up', stale: [] });
  expect(host.log.filter(({ level }) => level === 40)).toHaveLength(1);
  expect(host.log.filter(({ msg }) => String(msg).startsWith('Content is fresh again'))).toHaveLength(1);
});

test.each([
  ['an error', 500, '{}'],
  ['nonsense', 200, '<html>'],
  ['something else', 200, '{"message":"Welcome"}'],
  ['a refusal', 404, '{"status":404}'],
])('a CMS that answers %s leaves the page as it was', async (_name, status, body) => {
  const advance = stopClock();
  const host = await startHost();
  await host.send('/menu');
  host.upstream.status('/api/menu/full', status, body);
  advance(1050);
  const { status: answered, text, headers } = await host.send('/menu');
  expect(answered).toBe(200);
  expect(text).toContain('USD');
  expect(headers['x-content']).toMatch(/^stale; age=\d+$/);
});

test('without the CMS ever having answered, a page that needs content is a 503 and any other a 200', async () => {
  const host = await startHost({
    prepare: (upstream) => upstream.status('/api/site', 200, '{"name":"Casa"}'),
  });
  const menu = await host.send('/menu');
  expect(menu).toMatchObject({
    status: 503,
    headers: { 'retry-after': '5', 'cache-control': 'no-store', 'x-content': 'missing' },
  });
  expect(dataOf(menu.text)).toBe('{"/api/site":{"name":"Casa"}}');
  expect((await host.send('/')).status).toBe(200);
});

test('the host fetches good copies for pages that nobody has visited', async () => {
  const host = await startHost();
  await until(() => host.upstream.requestsFor('/api/menu/full').some(({ status }) => status === 200));
  await pause(50);
  await host.upstream.down();
  await pause(1000);
  const { status, text } = await host.send('/menu');
  expect(status).toBe(200);
  expect(text).toContain('USD');
});
