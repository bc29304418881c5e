import { once } from 'node:events';
import { createServer } from 'node:net';

/** Lower than the ports that Linux hands out itself, so that no other program is given one before it is used here. */
const FIRST = 20_000;
const COUNT = 12_000;

/** @returns {Promise<number>} */
export async function freePort() {
  const port = FIRST + Math.floor(Math.random() * COUNT);
  const server = createServer().listen(port);
  try {
    await once(server, 'listening');
  } catch {
    return freePort();
  }
  server.close();
  await once(server, 'close');
  return port;
}
