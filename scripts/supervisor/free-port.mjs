import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below those that Linux gives to connections and to servers that ask for any: none of them gets it before it is used. */
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
