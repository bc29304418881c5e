import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startCms, type RunningCms } from './running-cms';
import { makePlace, type TemporaryPlace } from './temporary-place';

let place: TemporaryPlace;
let cms: RunningCms;

beforeAll(async () => {
  place = await makePlace();
  cms = await startCms(place);
});

afterAll(async () => {
  await cms?.stop();
  await place?.remove();
});

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

it('a visitor who goes away in the middle of a request leaves no noise and no harm', async () => {
  const warn = vi.spyOn(cms.strapi.log, 'warn');
  const heard = vi.fn();
  cms.strapi.server.app.on('error', heard);
  for (let time = 0; time < 20; time += 1) await breakOff('/api/contact');
  await vi.waitFor(() => expect(heard).toHaveBeenCalled());
  expect(warn).not.toHaveBeenCalled();
  expect(cms.takeErrors().join('\n')).toBe('');
  expect((await cms.ask('/api/health')).status).toBe(200);
});
