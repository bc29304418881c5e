import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { startHost, until, type RunningHost } from '../testing/running-host';

async function open(host: RunningHost, count: number): Promise<Socket[]> {
  const { port } = new URL(host.origin);
  const sockets = Array.from({ length: count }, () => connect(Number(port), '127.0.0.1'));
  for (const socket of sockets) socket.on('error', () => {});
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  return sockets;
}

const warnings = (host: RunningHost) => host.log.filter(({ level }) => Number(level) >= 40);

test('one address may have 512 connections, and the log says once why others are closed', async () => {
  const host = await startHost();
  const sockets = await open(host, 512);
  expect(warnings(host)).toEqual([]);
  const surplus = await open(host, 3);
  await until(() => surplus.every(({ closed }) => closed));
  expect(warnings(host)).toMatchObject([
    { address: '127.0.0.1', msg: expect.stringContaining('TRUSTED_PROXIES') },
  ]);
  sockets[0]?.destroy();
  await until(() => sockets.filter(({ closed }) => closed).length === 1);
  await expect.poll(async () => (await host.send('/health').catch(() => null))?.status).toBe(200);
  for (const socket of sockets) socket.destroy();
});

test('a trusted proxy may have any number', async () => {
  const host = await startHost({ variables: { TRUSTED_PROXIES: 'loopback' } });
  const sockets = await open(host, 520);
  expect((await host.send('/health')).status).toBe(200);
  expect(sockets.filter(({ closed }) => closed)).toEqual([]);
  for (const socket of sockets) socket.destroy();
});
