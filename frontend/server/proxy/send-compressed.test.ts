import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { startHost, until, type RunningHost } from '../testing/running-host';
import type { Upstream } from '../testing/upstream';

const LIST = '/api/admin/menu';
const DISHES = JSON.stringify({
  items: Array.from({ length: 90 }, (_, place) => ({
    id: `dish-${place}`,
    name: `Dish ${place}`,
    image: null,
  })),
});
const STAFF = { authorization: 'Bearer staff' };

/** Like the CMS: with a length, an entity tag and a Vary header. */
function serve(upstream: Upstream, path: string, body = DISHES, headers: Record<string, string> = {}): void {
  upstream.status(path, 200, body, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    etag: '"abc"',
    vary: 'Origin',
    ...headers,
  });
}

async function startWithList(): Promise<RunningHost> {
  const host = await startHost();
  serve(host.upstream, LIST);
  return host;
}

const read = (host: RunningHost, encoding: string, path = LIST, method = 'GET') =>
  host.send(path, { method, headers: { ...STAFF, 'accept-encoding': encoding } });

describe('an answer for staff', () => {
  test.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])(
    'to a client that accepts %s is sent in %s, with the same content in far fewer bytes',
    async (accepted, coding, decode) => {
      const { body, headers } = await read(await startWithList(), accepted);
      expect(headers).toMatchObject({
        'content-type': 'application/json; charset=utf-8',
        'content-encoding': coding,
        'content-length': String(body.length),
        'cache-control': 'no-store',
        vary: 'Origin, Accept-Encoding',
        etag: `"abc-${coding}"`,
      });
      expect(body.length).toBeLessThan(DISHES.length / 4);
      expect(decode(body).toString()).toBe(DISHES);
    },
  );

  test('to a client without compression is unchanged', async () => {
    const { text, headers } = await read(await startWithList(), 'identity');
    expect(text).toBe(DISHES);
    expect(headers).toMatchObject({ vary: 'Origin, Accept-Encoding', etag: '"abc"' });
    expect(headers).not.toHaveProperty('content-encoding');
  });

  test('to HEAD has the headers of the full answer, and no wrong length', async () => {
    const { body, headers } = await read(await startWithList(), 'br', LIST, 'HEAD');
    expect(body).toHaveLength(0);
    expect(headers).toMatchObject({ 'content-encoding': 'br', etag: '"abc-br"' });
    expect(headers).not.toHaveProperty('content-length');
  });

  test.each([
    ['short', '{"items":[]}', {}],
    ['no JSON', DISHES, { 'content-type': 'text/csv' }],
    ['coded already', DISHES, { 'content-encoding': 'zstd' }],
  ])('that is %s stays as it is', async (_name, body, headers) => {
    const host = await startHost();
    serve(host.upstream, LIST, body, headers);
    const answer = await read(host, 'br, zstd');
    expect(answer.text).toBe(body);
    expect(answer.headers).toMatchObject({ etag: '"abc"', vary: 'Origin' });
    expect(answer.headers['content-encoding']).not.toBe('br');
  });

  test('that is too long to hold in memory is streamed', async () => {
    const host = await startHost();
    serve(host.upstream, LIST, JSON.stringify('x'.repeat(4 * 1024 * 1024)));
    const { body, headers } = await read(host, 'br');
    expect(body.length).toBe(4 * 1024 * 1024 + 2);
    expect(headers).not.toHaveProperty('content-encoding');
  });

  test('without a body stays without one', async () => {
    const host = await startHost();
    host.upstream.status(LIST, 204);
    expect(await read(host, 'br', LIST, 'DELETE')).toMatchObject({ status: 204, text: '' });
  });

  test('containing a token is never compressed', async () => {
    const host = await startHost();
    serve(host.upstream, '/api/auth/login');
    const sent = { method: 'POST', headers: { 'accept-encoding': 'br, gzip' } };
    const { text, headers } = await host.send('/api/auth/login', sent);
    expect(text).toBe(DISHES);
    expect(headers).not.toHaveProperty('content-encoding');
  });
});

describe('the entity tag of a compressed answer', () => {
  test.each([
    ['"abc-br"', '"abc-br", "abc"'],
    ['"abc-gzip", W/"def-br"', '"abc-gzip", "abc", W/"def-br", W/"def"'],
    ['"abc"', '"abc"'],
    ['*', '*'],
  ])('%s is known to the CMS as %s', async (sent, known) => {
    const host = await startWithList();
    await host.send(LIST, { method: 'PUT', headers: { ...STAFF, 'if-match': sent }, body: '{}' });
    await host.send(LIST, { headers: { ...STAFF, 'if-none-match': sent } });
    const [put, get] = host.upstream.requestsFor(LIST);
    expect(put?.headers['if-match']).toBe(known);
    expect(get?.headers['if-none-match']).toBe(known);
  });

  test.each(['"abc-br"', '"abc"'])('%s is also the tag of its 304', async (etag) => {
    const host = await startHost();
    host.upstream.status(LIST, 304, '', { etag: '"abc"' });
    const headers = { ...STAFF, 'accept-encoding': 'br', 'if-none-match': etag };
    expect(await host.send(LIST, { headers })).toMatchObject({ status: 304, text: '', headers: { etag } });
  });
});

describe('an answer that is cut off', () => {
  const begin = (host: RunningHost, then: (cut: () => void, onClose: (told: () => void) => void) => void) =>
    host.upstream.on(LIST, (_request, response) => {
      response.writeHead(200, {
        'content-type': 'application/json',
        'content-length': '9000',
        etag: '"abc"',
      });
      response.write('{"items":[');
      then(
        () => response.destroy(),
        (told) => response.on('close', told),
      );
    });

  test.each([
    ['GET', 503],
    ['PUT', 504],
  ])('at the CMS is a failure in the one shape: %s, %i', async (method, status) => {
    const host = await startHost();
    begin(host, (cut) => setTimeout(cut, 20));
    const { text, headers, ...answer } = await read(host, 'br', LIST, method);
    expect(answer.status).toBe(status);
    expect(JSON.parse(text)).toMatchObject({ status, message: expect.any(String) });
    for (const name of ['content-encoding', 'etag']) expect(headers).not.toHaveProperty(name);
  });

  test('by the client is also abandoned at the CMS', async () => {
    const host = await startHost();
    let isClosed = false;
    begin(host, (_cut, onClose) => onClose(() => (isClosed = true)));
    const { port } = new URL(host.origin);
    const call = request({ port, path: LIST, headers: { ...STAFF, 'accept-encoding': 'br' } });
    call.on('error', () => undefined).end();
    await until(() => host.upstream.requestsFor(LIST).length > 0);
    setTimeout(() => call.destroy(), 50);
    await until(() => isClosed);
    expect(host.log.filter(({ level }) => Number(level) >= 40)).toEqual([]);
    expect((await host.send('/health')).status).toBe(200);
  });
});
