import { connect, type AddressInfo } from 'node:net';
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { send } from '../testing/http';
import { startHost, until } from '../testing/running-host';
import { createTurns } from './turns';

const PATH = '/api/health';

test.each([PATH, '/api/docs'])(
  'one address has at most 32 requests at the CMS; its others wait, other addresses do not: %s',
  async (path) => {
    const host = await startHost({ variables: { TRUSTED_PROXIES: 'loopback' } });
    const waiting: Array<() => void> = [];
    host.upstream.on(path, (_request, response) => waiting.push(() => response.end('{}')));
    const ask = (address: string) => host.send(path, { headers: { 'x-forwarded-for': address } });
    const asked = Array.from({ length: 40 }, () => ask('2001:db8:0:1::7'));
    await until(() => waiting.length === 32);
    const neighbor = ask('2001:db8:0:2::7');
    const other = ask('2001:db8:0:100::7');
    await until(() => waiting.length === 33);
    expect(host.upstream.requestsFor(path).at(-1)?.headers['x-forwarded-for']).toBe('2001:db8:0:100::7');
    for (let answered = 0; answered < 42; answered += 1) {
      await until(() => waiting.length > answered);
      waiting[answered]?.();
    }
    for (const { status } of await Promise.all([...asked, neighbor, other])) expect(status).toBe(200);
  },
);

test('made-up reads count too, but not the reads that pages use', async () => {
  const host = await startHost();
  const waiting: Array<() => void> = [];
  host.upstream.on('/api/offers', (_request, response) => waiting.push(() => response.end('[]')));
  const asked = Array.from({ length: 40 }, (_each, at) => host.send(`/api/offers?limit=${at + 1}`));
  await until(() => waiting.length === 32);
  expect((await host.send('/api/menu/full')).status).toBe(200);
  expect(waiting).toHaveLength(32);
  for (let answered = 0; answered < 40; answered += 1) {
    await until(() => waiting.length > answered);
    waiting[answered]?.();
  }
  for (const { status } of await Promise.all(asked)) expect(status).toBe(200);
});

test('the CMS is not asked for a client that left the line', async () => {
  const host = Fastify();
  const arrived: FastifyRequest[] = [];
  const begun = new Map<string, FastifyReply>();
  host.addHook('onRequest', async (request) => void arrived.push(request));
  host.get('/*', { preHandler: createTurns(1) }, (request, reply) => void begun.set(request.url, reply));
  await host.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => host.close());
  const { port } = host.server.address() as AddressInfo;
  const ask = (path: string) => send(`http://127.0.0.1:${port}`, path);

  const first = ask('/first');
  await until(() => begun.size === 1);
  const gone = connect(port, '127.0.0.1');
  gone.write('GET /gone HTTP/1.1\r\nHost: a\r\n\r\n');
  await until(() => arrived.length === 2);
  gone.destroy();
  await until(() => arrived[1]?.raw.socket.closed === true);
  const last = ask('/last');
  begun.get('/first')?.send('1');
  await until(() => begun.has('/last'));
  begun.get('/last')?.send('2');
  expect([(await first).text, (await last).text]).toEqual(['1', '2']);
  expect([...begun.keys()]).toEqual(['/first', '/last']);
});

test('pipelined requests on one connection start one after the other', async () => {
  const host = await startHost();
  const waiting: Array<() => void> = [];
  host.upstream.on(PATH, (_request, response) => waiting.push(() => response.end('{}')));
  const { port } = new URL(host.origin);
  const ahead = connect(Number(port), '127.0.0.1');
  ahead.write(`GET ${PATH} HTTP/1.1\r\nHost: a\r\n\r\n`.repeat(3));
  await until(() => waiting.length === 1);
  await host.send('/health');
  expect(waiting).toHaveLength(1);
  for (let answered = 0; answered < 3; answered += 1) {
    await until(() => waiting.length === answered + 1);
    waiting[answered]?.();
  }
  ahead.destroy();
});
