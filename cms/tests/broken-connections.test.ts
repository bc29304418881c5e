import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it, vi } from 'vitest';
import { cms, startOwnCms } from './own-cms';

startOwnCms();

async function breakOff(path: string): Promise<void> {
  const socket = connect(Number(new URL(cms.url).port), '127.0.0.1');
  await once(socket, 'connect');
  socket.on('error', () => undefined);
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"a"`,
  );
  await new Promise((resolve) => setTimeout(resolve, 20));
  socket.destroy();
  await once(socket, 'close');
}

it('a visitor who disconnects during a request does no harm and causes no log line', async () => {
  const warn = vi.spyOn(cms.strapi.log, 'warn');
  const heard = vi.fn();
  cms.strapi.server.app.on('error', heard);
  for (let time = 0; time < 20; time += 1) {
    await breakOff('/api/contact');
    await breakOff('/admin/login');
  }
  await expect.poll(() => heard.mock.calls.length).toBeGreaterThan(0);
  expect(warn).not.toHaveBeenCalled();
  expect(cms.takeErrors().join('\n')).toBe('');
  expect((await cms.ask('/api/health')).status).toBe(200);
});

it.each([
  ['a path that leads out of the folder', 'GET', '/%2f%2fetc', undefined, 400],
  ['a path that ends too early', 'GET', '/admin/%00', undefined, 400],
  ['a path that is not UTF-8', 'GET', '/%c0', undefined, 400],
  ['a body that is not JSON', 'POST', '/admin/login', '{', 400],
  ['a body that is too large', 'POST', '/admin/login', `{"email":"${'a'.repeat(1024 * 1024)}"}`, 413],
])('%s is refused at the panel without a log line', async (_name, method, path, body, status) => {
  const headers = { 'content-type': 'application/json' };
  const reply = await cms.ask(path, { method, headers, body });
  expect(reply).toMatchObject({ status, body: { error: { status, message: expect.any(String) } } });
  expect(cms.takeErrors()).toEqual([]);
});

it('a compressed body is refused at the panel, too', async () => {
  const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
  expect((await cms.ask('/admin/login', { method: 'POST', headers, body: 'abc' })).status).toBe(415);
  expect(cms.takeErrors()).toEqual([]);
});
