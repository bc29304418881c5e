import { describe, expect, test } from 'vitest';
import { sendBytes } from '../testing/http';
import { startHost } from '../testing/running-host';

describe('a body that is too large', () => {
  test('is refused by its announced length, before any of it arrives', async () => {
    const host = await startHost();
    const head =
      'POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Length: 1000000000\r\nConnection: close\r\n\r\n';
    const answer = await sendBytes(host.origin, head);
    expect(answer).toMatch(/^HTTP\/1.1 413 /);
    expect(JSON.parse(answer.slice(answer.indexOf('{')))).toMatchObject({
      status: 413,
      error: 'PayloadTooLargeError',
    });
    expect(host.upstream.requestsFor('/api/contact')).toEqual([]);
  });

  test('is refused as it arrives if its length was not announced', async () => {
    const host = await startHost();
    host.upstream.status('/api/contact', 201);
    const { status } = await host.send('/api/contact', {
      method: 'POST',
      headers: { 'transfer-encoding': 'chunked' },
      body: Buffer.alloc(65 * 1024),
    });
    expect(status).toBe(413);
    expect((await host.send('/api/contact', { method: 'POST', body: Buffer.alloc(64 * 1024) })).status).toBe(
      201,
    );
  });

  test('is allowed for picture uploads', async () => {
    const host = await startHost();
    host.upstream.status('/api/admin/uploads', 201);
    const body = Buffer.alloc(2 * 1024 * 1024);
    expect((await host.send('/api/admin/uploads', { method: 'POST', body })).status).toBe(201);
    expect((await host.send('/api/admin/menu', { method: 'POST', body })).status).toBe(413);
  });
});
