import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { sendBytes } from '../testing/http';
import { AnswerCache } from './answer-cache';

const KEPT_MS = 600;

/** A host whose answer counts how often it was asked. */
async function startCounting(status = 200) {
  let now = 1000;
  let slept = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  vi.spyOn(Date, 'now').mockImplementation(() => now + slept);
  let ids = 0;
  const answerCache = new AnswerCache(() => `kept-${++ids}`);
  const host = Fastify({ serverFactory: answerCache.serverFactory });
  answerCache.addTo(host);
  let asked = 0;
  host.all('/*', async (_request, reply) => {
    asked++;
    answerCache.offer(reply, KEPT_MS);
    return reply
      .code(status)
      .header('x-request-id', `made-${asked}`)
      .header('etag', '"one"')
      .type('text/plain')
      .send(Buffer.from(`answer ${asked}`));
  });
  await host.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => host.close());
  const origin = `http://127.0.0.1:${(host.server.address() as AddressInfo).port}`;
  const ask = async (path = '/', init: RequestInit = {}) => {
    const answer = await fetch(origin + path, init);
    const { date: _date, 'x-request-id': id, ...headers } = Object.fromEntries(answer.headers);
    return { id, rest: { status: answer.status, headers, text: await answer.text() } };
  };
  return {
    ask,
    origin,
    asked: () => asked,
    advance: (ms: number) => void (now += ms),
    sleep: (ms: number) => void (slept += ms),
  };
}

test('sends the same answer again, headers included, until it expires', async () => {
  const { ask, asked, advance } = await startCounting();
  const { rest: first } = await ask();
  advance(KEPT_MS - 1);
  expect((await ask()).rest).toEqual(first);
  expect(asked()).toBe(1);
  advance(1);
  expect((await ask()).rest.text).toBe('answer 2');
  expect((await ask()).rest.text).toBe('answer 2');
});

test('keeps no answer over the time that the machine sleeps, when only the time of day goes on', async () => {
  const { ask, sleep } = await startCounting();
  await ask();
  sleep(8 * 3_600_000);
  expect((await ask()).rest.text).toBe('answer 2');
});

test('also answers pipelined requests from the copy, in order', async () => {
  const { origin, asked } = await startCounting();
  const get = 'GET / HTTP/1.1\r\nHost: a\r\n';
  const answers = await sendBytes(origin, `${get}\r\n${get}\r\n${get}Connection: close\r\n\r\n`);
  expect(answers.match(/answer \d/g)).toEqual(['answer 1', 'answer 1', 'answer 1']);
  expect(asked()).toBe(1);
});

test('closes a connection on which more than 32 requests wait', async () => {
  const { origin } = await startCounting();
  const sendAll = (count: number) => {
    const get = 'GET /?new HTTP/1.1\r\nHost: a\r\n';
    return sendBytes(origin, `${`${get}\r\n`.repeat(count - 1)}${get}Connection: close\r\n\r\n`);
  };
  expect((await sendAll(33)).match(/answer 1/g)).toHaveLength(33);
  // The first may have been answered before the last is parsed.
  const answered = (await sendAll(34).catch(() => '')).match(/answer 1/g) ?? [];
  expect(answered.length).toBeLessThan(2);
});

test('gives each request an id of its own', async () => {
  const { ask } = await startCounting();
  expect([(await ask()).id, (await ask()).id, (await ask()).id]).toEqual(['made-1', 'kept-1', 'kept-2']);
});

test('keeps a separate answer for each address and encoding', async () => {
  const { ask, asked } = await startCounting();
  for (const path of ['/', '/?q=1', '/menu']) await ask(path);
  await ask('/', { headers: { 'accept-encoding': 'br' } });
  expect(asked()).toBe(4);
  expect((await ask('/menu')).rest.text).toBe('answer 3');
  expect(asked()).toBe(4);
});

test.each<[string, RequestInit]>([
  ['a known entity tag', { headers: { 'if-none-match': '"one"' } }],
  ['an account', { headers: { authorization: 'Bearer token' } }],
  ['a cookie', { headers: { cookie: 'jwtToken=1' } }],
  ['another method', { method: 'HEAD' }],
  ['a body', { method: 'POST', body: 'text' }],
])('neither keeps nor reuses the answer to a request with %s', async (_name, init) => {
  const { ask, asked } = await startCounting();
  await ask('/', init);
  await ask();
  await ask('/', init);
  expect(asked()).toBe(3);
});

test('does not keep failures', async () => {
  const { ask, asked } = await startCounting(503);
  await ask();
  await ask();
  expect(asked()).toBe(2);
});
