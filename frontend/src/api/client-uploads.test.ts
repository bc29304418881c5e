// @vitest-environment node
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createClient } from './client';
import { startServer, type TestServer } from '../testing/http-server';

/** Uses Node's own HTTP, which sends a body in chunks; the browser tests for pictures use XMLHttpRequest. */
let server: TestServer;

beforeAll(async () => {
  server = await startServer((incoming, outgoing) => {
    const wait = Number(/\d+/.exec(incoming.url ?? '')?.[0] ?? 0);
    setTimeout(() => outgoing.end('{"id":"p1"}'), wait);
  });
});
afterAll(() => server.close());

function upload(
  path: string,
  options: { timeoutMs: number; answerTimeoutMs?: number; signal?: AbortSignal },
) {
  const fractions: number[] = [];
  const client = createClient({ baseAddress: server.address, timeoutMs: 10, readToken: () => null });
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(2_000_000)]), 'patatas.jpg');
  const onUploadProgress = (fraction: number) => void fractions.push(fraction);
  return { fractions, answer: client({ path, method: 'POST', body, onUploadProgress, ...options }) };
}

it('says how much of the body has gone out', async () => {
  const { answer, fractions } = upload('/now', { timeoutMs: 2_000 });
  expect((await answer).body).toEqual({ id: 'p1' });
  expect(fractions.at(-1)).toBe(1);
  expect(fractions).toEqual(fractions.toSorted((a, b) => a - b));
  expect(server.seen.at(-1)?.body.length).toBeGreaterThan(2_000_000);
});

it('may take longer than its timeout while there is progress', async () => {
  const { answer } = upload('/300', { timeoutMs: 200, answerTimeoutMs: 5_000 });
  expect((await answer).status).toBe(200);
});

it('times out once there is no progress', async () => {
  const { answer } = upload('/4000', { timeoutMs: 150 });
  await expect(answer).rejects.toMatchObject({
    kind: 'timed-out',
    message: 'timeout of 150 ms exceeded',
  });
});

it('can be aborted by its caller', async () => {
  const { answer } = upload('/4000', { timeoutMs: 3_000, signal: AbortSignal.timeout(50) });
  await expect(answer).rejects.toMatchObject({ kind: 'aborted' });
});

it('a call that does not report progress may also set its own timeout', async () => {
  const client = createClient({ baseAddress: server.address, timeoutMs: 20, readToken: () => null });
  expect((await client({ path: '/100', timeoutMs: 3_000 })).status).toBe(200);
  await expect(client({ path: '/1000' })).rejects.toMatchObject({ message: 'timeout of 20 ms exceeded' });
});
