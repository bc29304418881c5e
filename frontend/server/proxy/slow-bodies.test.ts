import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { describe, expect, onTestFinished, test } from 'vitest';
import { beginPost } from '../testing/http';
import { startHost, until } from '../testing/running-host';
import { addBodyLimits } from './body-limit';

/** Reads bodies as the web host does, but gives up after a tenth of a second. */
async function startImpatient(): Promise<{ origin: string; server: Server }> {
  const host = Fastify();
  addBodyLimits(host, 100);
  host.addContentTypeParser('*', (_request, _payload, done) => done(null));
  host.post('/*', async () => 'taken');
  await host.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => host.close());
  const { server } = host;
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

describe('a slow body', () => {
  test('times out and its connection is closed', async () => {
    const socket = await beginPost((await startImpatient()).origin, '/api/contact');
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(String(answer)).toMatch(/^HTTP\/1.1 408 .*\r\n.*connection: close/is);
    if (!socket.closed) await once(socket, 'close');
  });

  test.each(['/api/contact', '/api/admin/menu', '/cms/admin/login', '/cms/upload', '/contact'])(
    'to %s does not reach the CMS',
    async (path) => {
      const host = await startHost();
      await host.send('/health');
      const seen = host.upstream.seen.length;
      const socket = await beginPost(host.origin, path);
      await host.send('/health');
      expect(host.upstream.seen.slice(seen).filter(({ method }) => method === 'POST')).toEqual([]);
      socket.destroy();
    },
  );

  test.each(['/api/admin/uploads', '/cms/upload'])('of a picture to %s is streamed', async (path) => {
    const host = await startHost();
    const socket = await beginPost(host.origin, path, 'multipart/form-data; boundary=x');
    await until(() => host.upstream.requestsFor(path.replace('/cms', '')).length > 0);
    socket.destroy();
  });
});

test('small bodies are buffered up to a limit of eight megabytes per address', async () => {
  const host = await startHost();
  const waiting: Array<() => void> = [];
  host.upstream.on('/api/admin/menu', (_request, response) => waiting.push(() => response.end('{}')));
  const body = Buffer.alloc(1024 * 1024);
  const put = () => host.send('/api/admin/menu', { method: 'PUT', body });
  const taken = Array.from({ length: 8 }, put);
  await until(() => waiting.length === 8);
  const refused = await put();
  expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': '5' } });
  expect(JSON.parse(refused.text)).toMatchObject({ status: 429, error: 'RateLimitError' });
  for (const answer of waiting) answer();
  for (const { status } of await Promise.all(taken)) expect(status).toBe(200);
  const again = put();
  await until(() => waiting.length === 9);
  waiting[8]?.();
  expect((await again).status).toBe(200);
});

test('a client that leaves after a refusal leaves no connection open, however much was unread', async () => {
  const { origin, server } = await startImpatient();
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  socket.write('POST /api/contact HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nfffff\r\n');
  socket.write(Buffer.alloc(0xffff0));
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(String(answer)).toMatch(/^HTTP\/1.1 413 /);
  socket.destroy();
  const connections = () =>
    new Promise((resolve) => server.getConnections((_error, count) => resolve(count)));
  await expect.poll(connections, { timeout: 5000 }).toBe(0);
});

test('a picture upload cut off after its answer does no harm', async () => {
  const uncaught: unknown[] = [];
  const note = (error: unknown) => uncaught.push(error);
  process.on('uncaughtException', note);
  onTestFinished(() => void process.off('uncaughtException', note));
  const { origin, server } = await startImpatient();
  const socket = await beginPost(origin, '/api/admin/uploads', 'multipart/form-data; boundary=x');
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(String(answer)).toMatch(/^HTTP\/1.1 200 /);
  socket.destroy();
  const connections = () =>
    new Promise((resolve) => server.getConnections((_error, count) => resolve(count)));
  await expect.poll(connections, { timeout: 5000 }).toBe(0);
  expect(uncaught).toEqual([]);
});
