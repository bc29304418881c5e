import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { describe, expect, test } from 'vitest';
import { startHost } from '../testing/running-host';

describe('what a visitor claims about itself', () => {
  const claims = {
    'x-forwarded-for': '198.51.100.7',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-port': '1',
    'x-real-ip': '198.51.100.7',
    forwarded: 'for=198.51.100.7',
    'x-request-id': 'chosen',
    host: 'casa.example',
  };

  test('is replaced by what the host saw', async () => {
    const host = await startHost();
    const answer = await host.send('/api/contact', { method: 'POST', headers: claims });
    const [seen] = host.upstream.requestsFor('/api/contact');
    expect(answer.headers['x-request-id']).toBe(seen?.headers['x-request-id']);
    expect(seen?.headers).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
      'x-forwarded-host': 'casa.example',
    });
    expect(seen?.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
    for (const name of ['x-forwarded-port', 'x-real-ip', 'forwarded'])
      expect(seen?.headers).not.toHaveProperty(name);
  });

  test('is believed from a trusted proxy', async () => {
    const host = await startHost({ variables: { TRUSTED_PROXIES: 'loopback' } });
    await host.send('/api/contact', { method: 'POST', headers: claims });
    const [seen] = host.upstream.requestsFor('/api/contact');
    expect(seen?.headers).toMatchObject({
      'x-forwarded-for': '198.51.100.7',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'evil.example',
      'x-request-id': 'chosen',
    });
  });

  test.each(['', 'a b', 'a"b', 'x'.repeat(65)])(
    'is replaced even from a trusted proxy if the request id is “%s”',
    async (id) => {
      const host = await startHost({ variables: { TRUSTED_PROXIES: 'loopback' } });
      const answer = await host.send('/health', { headers: { 'x-request-id': id } });
      expect(answer.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
    },
  );
});

describe('headers about the visitor’s connection', () => {
  test.each(['/api/contact', '/api/admin/uploads'])(
    'are not forwarded: the host itself answers an Expect header for %s',
    async (path) => {
      const host = await startHost();
      host.upstream.status(path, 201, '{}');
      const body = Buffer.alloc(path.endsWith('uploads') ? 2 * 1024 * 1024 : 2000, 'a');
      const { hostname, port } = new URL(host.origin);
      const headers = { expect: '100-continue', 'content-length': body.length };
      const call = request({ hostname, port, path, method: 'POST', headers });
      call.flushHeaders();
      await once(call, 'continue');
      call.end(body);
      const [answer] = (await once(call, 'response')) as [IncomingMessage];
      answer.resume();
      expect(answer.statusCode).toBe(201);
      expect(host.upstream.requestsFor(path)).toMatchObject([{ body: body.toString() }]);
    },
  );

  test.each([
    { 'keep-alive': '300' },
    { upgrade: 'h2c' },
    { te: 'trailers' },
    { 'proxy-connection': 'keep-alive' },
    { connection: 'Upgrade, HTTP2-Settings', upgrade: 'h2c', 'http2-settings': 'x' },
  ])('are not passed on: %j', async (headers) => {
    const host = await startHost();
    host.upstream.status('/api/health', 200, '{}');
    expect((await host.send('/api/health', { headers })).status).toBe(200);
    const [seen] = host.upstream.requestsFor('/api/health');
    for (const name of Object.keys(headers).filter((each) => each !== 'connection'))
      expect(seen?.headers).not.toHaveProperty(name);
  });
});
