import { expect, onTestFinished, test } from 'vitest';
import { Upstream } from '../testing/upstream';
import { createFetchContent } from './fetch-content';

const PATH = '/api/menu/full';
const never = { signal: new AbortController().signal, reqId: 'read-1' };

async function setUp() {
  const upstream = await Upstream.start();
  onTestFinished(() => upstream.down());
  return { upstream, fetchContent: createFetchContent(upstream.origin) };
}

test('returns the bytes, the parsed content and the tag, and then only asks whether they changed', async () => {
  const { upstream, fetchContent } = await setUp();
  upstream.json(PATH, { currency: 'USD' });
  const outcome = await fetchContent(PATH, null, never);
  if (outcome.kind !== 'content') throw new Error(outcome.kind);
  expect(outcome.content.body.toString()).toBe('{"currency":"USD"}');
  expect(outcome.content.json).toEqual({ currency: 'USD' });
  expect(await fetchContent(PATH, outcome.content, never)).toEqual({ kind: 'unchanged' });
  expect(upstream.seen.map(({ status }) => status)).toEqual([200, 304]);
  expect(upstream.requestsFor(PATH)[0]?.headers['x-request-id']).toBe('read-1');
  upstream.json(PATH, { currency: 'EUR' });
  expect(await fetchContent(PATH, outcome.content, never)).toMatchObject({ kind: 'content' });
});

test.each([
  ['an error', 500, '{}', 'the CMS answered 500'],
  ['a redirect', 302, '', 'the CMS answered 302'],
  ['too many requests', 429, '{}', 'the CMS answered 429'],
  ['a page instead of JSON', 200, '<!doctype html>', 'the CMS answered with something that is not JSON'],
  ['half of a body', 200, '{"categories":[', 'the CMS answered with something that is not JSON'],
  ['no content', 200, 'null', 'the CMS answered with no content'],
  ['an unrequested 304', 304, '', 'the CMS answered 304'],
])('treats %s as a failure', async (_name, status, body, cause) => {
  const { upstream, fetchContent } = await setUp();
  upstream.status(PATH, status, body, { location: '/elsewhere' });
  expect(await fetchContent(PATH, null, never)).toEqual({ kind: 'failed', cause });
});

test('treats an endless body as a failure', async () => {
  const { upstream, fetchContent } = await setUp();
  upstream.on(PATH, (_request, response) => {
    const chunk = Buffer.alloc(1024 * 1024, ' ');
    const more = () => {
      while (!response.destroyed && response.write(chunk)) continue;
    };
    response.on('drain', more);
    more();
  });
  expect(await fetchContent(PATH, null, never)).toEqual({
    kind: 'failed',
    cause: 'the CMS answered with more than 16777216 bytes',
  });
});

test('treats a broken connection as a failure', async () => {
  const { upstream, fetchContent } = await setUp();
  upstream.on(PATH, (_request, response) => {
    response.writeHead(200, { 'content-length': '100' });
    response.write('{"half":');
    setTimeout(() => response.destroy(), 20);
  });
  expect(await fetchContent(PATH, null, never)).toMatchObject({ kind: 'failed' });
  await upstream.down();
  const refused = await fetchContent(PATH, null, never);
  expect(refused).toMatchObject({ kind: 'failed', cause: expect.stringContaining('ECONNREFUSED') });
});

test('passes a refusal on as it is', async () => {
  const { upstream, fetchContent } = await setUp();
  upstream.status(PATH, 400, '{"status":400}', { 'content-type': 'application/json' });
  expect(await fetchContent(PATH, null, never)).toEqual({
    kind: 'refused',
    refusal: { status: 400, body: Buffer.from('{"status":400}'), contentType: 'application/json' },
  });
});

test('ends when it is aborted', async () => {
  const { upstream, fetchContent } = await setUp();
  upstream.on(PATH, () => {});
  expect(await fetchContent(PATH, null, { ...never, signal: AbortSignal.timeout(50) })).toMatchObject({
    kind: 'failed',
  });
});
