import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { answerAll, startHost, stopClock } from '../testing/running-host';

const LARGE = {
  currency: 'USD',
  categories: Array.from({ length: 200 }, (_, index) => ({ name: `Category ${index}` })),
};

test('is the CMS’s answer, byte for byte and with its tag', async () => {
  const host = await startHost({ prepare: (upstream) => upstream.json('/api/menu/full', LARGE) });
  const { status, text, headers } = await host.send('/api/menu/full');
  expect(status).toBe(200);
  expect(text).toBe(JSON.stringify(LARGE));
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-cache',
    vary: 'Accept-Encoding',
    'x-content': 'fresh; age=0',
    etag: expect.stringMatching(/^"[\da-f]{16}"$/),
  });
  const again = await host.send('/api/menu/full', { headers: { 'if-none-match': headers.etag } });
  expect(again).toMatchObject({ status: 304, text: '' });
  const br = await host.send('/api/menu/full', { headers: { 'accept-encoding': 'br' } });
  expect(brotliDecompressSync(br.body).toString()).toBe(text);
  expect((await host.send('/api/menu/full', { method: 'HEAD' })).text).toBe('');
});

test('is shared by pages and calls, and by all spellings of the query', async () => {
  const host = await startHost();
  await host.send('/menu');
  await host.send('/');
  await host.send('/api/menu/full?utm_source=mail');
  await host.send('/api/highlights?limit=10&x=1');
  await host.send('/api/highlights?x=2&limit=10');
  expect(host.upstream.requestsFor('/api/menu/full')).toMatchObject([{ url: '/api/menu/full' }]);
  expect(host.upstream.requestsFor('/api/highlights')).toMatchObject([{ url: '/api/highlights?limit=10' }]);
});

test('sends the CMS nothing about the visitor', async () => {
  const host = await startHost();
  await host.send('/api/menu/full', {
    headers: {
      cookie: 'visitor=1',
      'user-agent': 'Visitor',
      'x-forwarded-for': '203.0.113.9',
      'accept-language': 'es',
    },
  });
  const [{ headers } = { headers: {} }] = host.upstream.requestsFor('/api/menu/full');
  expect(headers).not.toHaveProperty('cookie');
  expect(headers).not.toHaveProperty('x-forwarded-for');
  expect(JSON.stringify(headers)).not.toContain('Visitor');
});

test('is the last good copy when the CMS is down, or the standard error if there is none', async () => {
  const advance = stopClock();
  const host = await startHost({ prepare: (upstream) => upstream.json('/api/site', { name: 'Casa' }) });
  await host.send('/api/site');
  await host.upstream.down();
  advance(1050);
  expect(await host.send('/api/site')).toMatchObject({
    status: 200,
    headers: { 'x-content': expect.stringMatching(/^stale; age=\d+$/) },
  });
  const none = await host.send('/api/drinks/full');
  expect(none).toMatchObject({ status: 503, headers: { 'retry-after': '5', 'cache-control': 'no-store' } });
  expect(JSON.parse(none.text)).toEqual({
    status: 503,
    error: 'ServiceUnavailableError',
    message: expect.stringMatching(/^The content is not available/),
  });
});

test('passes on a refusal and does not cache it', async () => {
  const advance = stopClock();
  const host = await startHost({
    prepare: (upstream) => {
      answerAll(upstream);
      upstream.status('/api/offers', 400, '{"status":400}', { 'content-type': 'application/json' });
    },
  });
  const refused = await host.send('/api/offers?limit=abc');
  expect(refused).toMatchObject({
    status: 400,
    text: '{"status":400}',
    headers: { 'cache-control': 'no-store' },
  });
  host.upstream.json('/api/offers', []);
  advance(1050);
  expect(await host.send('/api/offers?limit=abc')).toMatchObject({ status: 200, text: '[]' });
});

test.each([403, 404])('is the last good copy when the CMS refuses with %i', async (status) => {
  const advance = stopClock();
  const host = await startHost();
  const good = await host.send('/api/menu/full');
  host.upstream.status('/api/menu/full', status, '{"status":404}', { 'content-type': 'application/json' });
  advance(1050);
  expect(await host.send('/api/menu/full')).toMatchObject({
    status: 200,
    text: good.text,
    headers: { 'x-content': expect.stringMatching(/^stale; age=\d+$/), etag: good.headers.etag },
  });
});

describe('a request that carries a token', () => {
  test.each([
    ['Authorization', { authorization: 'Bearer staff' }],
    ['a cookie of the panel', { cookie: 'theme=dark; jwtToken=abc' }],
    ['a session of the panel', { cookie: 'strapi_admin_refresh=abc' }],
  ])('by %s goes to the CMS itself, every time', async (_name, headers) => {
    const host = await startHost();
    await host.send('/api/menu/full');
    host.upstream.on('/api/menu/full', (_request, response) => response.end('{"for":"staff"}'));
    expect((await host.send('/api/menu/full', { headers })).text).toBe('{"for":"staff"}');
    expect((await host.send('/api/menu/full', { headers })).text).toBe('{"for":"staff"}');
    expect(host.upstream.requestsFor('/api/menu/full')).toHaveLength(3);
    expect((await host.send('/api/menu/full')).text).toContain('USD');
  });

  test('gets an answer that may not be cached', async () => {
    const host = await startHost();
    const { headers } = await host.send('/api/menu/full', { headers: { authorization: 'Bearer staff' } });
    expect(headers['cache-control']).toBe('no-store');
  });
});
