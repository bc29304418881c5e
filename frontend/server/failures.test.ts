import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { clientErrorHandler } from './failures';
import { sendBytes } from './testing/http';
import { answerAll, startHost, until, type RunningHost } from './testing/running-host';

test.each([
  ['no request at all', 'GARBAGE\r\n\r\n', 400],
  ['endless headers', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  [
    'two lengths',
    'POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
    400,
  ],
])('%s is refused with the standard error shape', async (_name, bytes, status) => {
  const host = await startHost();
  const received = await sendBytes(host.origin, bytes);
  expect(received).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(JSON.parse(received.slice(received.indexOf('{')))).toMatchObject({
    status,
    message: expect.any(String),
  });
  expect((await host.send('/health')).status).toBe(200);
});

test('a photo that takes minutes to arrive is refused with helpful words', () => {
  const socket = new PassThrough();
  const late = Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
  clientErrorHandler(late, socket as never);
  expect(String(socket.read())).toMatch(/^HTTP\/1.1 408 .*It took too long to arrive/s);
});

test('a connection on which nothing was sent is ended without an answer, which a proxy would take for another’s', () => {
  const socket = Object.assign(new PassThrough(), { bytesRead: 0 });
  const late = Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
  clientErrorHandler(late, socket as never);
  expect([socket.read(), socket.destroyed]).toEqual([null, true]);
});

test('a call without a Host header is still passed on', async () => {
  const host = await startHost();
  host.upstream.status('/api/health', 200, '{}');
  const received = await sendBytes(host.origin, 'GET /api/health HTTP/1.0\r\n\r\n');
  expect(received).toMatch(/^HTTP\/1.1 200 /);
});

test.each(['/api/%zz', '/api/admin/../../x'])(
  'the call %s is refused with the standard error shape',
  async (path) => {
    const host = await startHost();
    const { status, headers, text } = await host.send(path);
    expect(status).toBe(400);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(JSON.parse(text)).toMatchObject({
      status: 400,
      error: 'BadRequestError',
      message: expect.any(String),
    });
  },
);

const readiness = async (host: RunningHost) => {
  const { status, text } = await host.send('/health/ready');
  return [status, JSON.parse(text)];
};
const READY = [200, { status: 'ready', missing: [] }];
const unanswered = () => {};

test('the host is live from the start, but ready only when it has what a page cannot do without', async () => {
  let answerMenu = unanswered;
  const host = await startHost({
    prepare: (upstream) => {
      upstream.status('/api/site', 500);
      upstream.on('/api/menu/full', (_request, response) => {
        answerMenu = () => response.setHeader('content-type', 'application/json').end('{}');
      });
    },
  });
  await until(() => answerMenu !== unanswered);
  expect((await host.send('/health')).status).toBe(200);
  expect(await readiness(host)).toEqual([503, { status: 'not ready', missing: ['/api/menu/full'] }]);
  answerMenu();
  await expect.poll(() => readiness(host)).toEqual(READY);
  await host.upstream.down();
  expect(await readiness(host)).toEqual(READY);
});

test.each(['/api/site', '/api/highlights'])(
  'it is ready while %s, which pages can do without, has not been answered',
  async (key) => {
    const host = await startHost({
      prepare: (upstream) => {
        answerAll(upstream);
        upstream.on(key, unanswered);
      },
    });
    await expect.poll(() => readiness(host)).toEqual(READY);
  },
);

test('it is ready, for the pages that need nothing, once the CMS has given it nothing', async () => {
  const host = await startHost({ prepare: () => {} });
  await expect.poll(() => readiness(host)).toEqual([200, { status: 'ready', missing: ['/api/menu/full'] }]);
  expect((await host.send('/')).status).toBe(200);
  expect((await host.send('/menu')).status).toBe(503);
});

test('/health is answered by the host itself and reports on the CMS', async () => {
  const host = await startHost();
  await host.send('/menu');
  const { status, headers, text } = await host.send('/health');
  expect(status).toBe(200);
  expect(headers['cache-control']).toBe('no-store');
  expect(JSON.parse(text)).toEqual({
    status: 'ok',
    cms: 'up',
    stale: [],
    since: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  });
});
