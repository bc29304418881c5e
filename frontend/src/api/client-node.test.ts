// @vitest-environment node
import { expect, it } from 'vitest';
import { createClient } from './client';
import { startServer } from '../testing/http-server';

it('gives failures the same kinds outside a browser, over Node’s own HTTP', async () => {
  const server = await startServer((incoming, outgoing) => {
    if (incoming.url === '/slow') return;
    outgoing.statusCode = incoming.url === '/gone' ? 404 : 200;
    outgoing.end('{}');
  });
  const client = createClient({ baseAddress: server.address, timeoutMs: 150, readToken: () => 'Bearer t' });
  const controller = new AbortController();
  setTimeout(() => controller.abort(), 50);
  await expect(client({ path: '/slow', signal: controller.signal })).rejects.toMatchObject({
    kind: 'aborted',
  });
  await expect(client({ path: '/slow' })).rejects.toMatchObject({
    kind: 'timed-out',
    message: 'timeout of 150 ms exceeded',
  });
  await expect(client({ path: '/gone' })).rejects.toMatchObject({ kind: 'not-found' });
  await client({ path: '/api/admin/menu' });
  await client({ path: '/api/menu/full', headers: { authorization: 'Bearer x' } });
  expect(server.seen.slice(-2).map(({ headers }) => headers.authorization)).toEqual(['Bearer t', undefined]);
  await server.close();
  await expect(client({ path: '/api/site' })).rejects.toMatchObject({
    kind: 'offline',
    message: 'Network Error',
  });
});
