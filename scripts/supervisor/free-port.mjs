import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ports that Linux gives out, so that no other program gets the same one before it is used. */
const FIRST = 20_000;
const COUNT = 12_000;

/** @returns {Promise<number>} */
export async function freePort() {
  const port = FIRST + Math.floor(Math.random() * COUNT);
  const server = createServer().listen(port);
  try {
    await once(server, 'listening');
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EADDRINUSE') return freePort();
    throw error;
  }
  server.close();
  await once(server, 'close');
  return port;
}
