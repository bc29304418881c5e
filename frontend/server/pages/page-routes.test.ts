import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { startHost } from '../testing/running-host';

describe('an answer', () => {
  test('has a strong tag, is confirmed with a 304, and is never cached without revalidation', async () => {
    const host = await startHost();
    const first = await host.send('/menu');
    expect(first.headers).toMatchObject({
      'cache-control': 'no-cache',
      vary: 'Accept-Encoding',
      'content-type': 'text/html; charset=utf-8',
      etag: expect.stringMatching(/^"[\w-]+"$/),
    });
    const again = await host.send('/menu', { headers: { 'if-none-match': first.headers.etag } });
    expect(again).toMatchObject({ status: 304, text: '', headers: { etag: first.headers.etag } });
    expect((await host.send('/menu', { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
  });

  test('is compressed as the client accepts it, under its own tag', async () => {
    const host = await startHost();
    const plain = await host.send('/menu');
    const br = await host.send('/menu', { headers: { 'accept-encoding': 'gzip, br' } });
    const gzip = await host.send('/menu', { headers: { 'accept-encoding': 'gzip' } });
    const refused = await host.send('/menu', { headers: { 'accept-encoding': 'br;q=0, gzip;q=0' } });
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.body).toString()).toBe(plain.text);
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.body).toString()).toBe(plain.text);
    expect(refused.headers['content-encoding']).toBeUndefined();
    expect(refused.text).toBe(plain.text);
    expect(new Set([plain, br, gzip].map(({ headers }) => headers.etag)).size).toBe(3);
    const again = await host.send('/menu', {
      headers: { 'accept-encoding': 'gzip, br', 'if-none-match': br.headers.etag },
    });
    expect(again).toMatchObject({ status: 304, headers: { etag: br.headers.etag } });
  });

  test('to HEAD is the same without a body', async () => {
    const host = await startHost();
    const full = await host.send('/menu');
    const head = await host.send('/menu', { method: 'HEAD' });
    expect(head).toMatchObject({ status: 200, text: '' });
    expect(head.headers['content-length']).toBe(full.headers['content-length']);
    expect(head.headers.etag).toBe(full.headers.etag);
  });

  test('may be the app’s redirect', async () => {
    const host = await startHost();
    expect(await host.send('/nowhere')).toMatchObject({ status: 302, headers: { location: '/' } });
  });

  test.each([
    ['/menu/', '/menu'],
    ['//evil.example', '/evil.example'],
    ['/.//evil.example/', '/evil.example'],
  ])('to %s leads to the one spelling, on this site', async (given, location) => {
    const host = await startHost();
    expect(await host.send(given)).toMatchObject({ status: 301, headers: { location } });
  });

  test.each(['/%', '/%zz', '/menu/%E0%A4%A', '/\\evil.example'])(
    'to the malformed %s is a page that says so',
    async (path) => {
      const host = await startHost();
      const { status, headers, text } = await host.send(path);
      expect(status).toBe(400);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(text).toContain('This link doesn’t work');
    },
  );

  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND'])(
    'to %s says that a page can only be read',
    async (method) => {
      const host = await startHost();
      const { status, headers } = await host.send('/menu', {
        method,
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'content-length': '3' },
        body: 'a=b',
      });
      expect(status).toBe(405);
      expect(headers.allow).toBe('GET, HEAD');
    },
  );
});

test('a page that cannot be rendered is replaced by one that needs nothing, with one log line', async () => {
  const host = await startHost();
  await host.send('/');
  const { status, headers, text } = await host.send('/broken');
  expect(status).toBe(500);
  expect(headers['cache-control']).toBe('no-store');
  expect(text).toContain('This page couldn’t be loaded.');
  expect(text).toContain('<a href="tel:from-the-app:(617) 555-0199">(617) 555-0199</a>');
  expect(text).not.toContain('a component threw');
  const lines = host.log.filter(({ level }) => level === 50);
  expect(lines).toMatchObject([{ path: '/broken', err: { message: 'a component threw' } }]);
  const style = /<style>([^]*?)<\/style>/.exec(text)?.[1] ?? '';
  const hash = createHash('sha256').update(style).digest('base64');
  expect(headers['content-security-policy']).toContain(`style-src 'sha256-${hash}'`);
});
