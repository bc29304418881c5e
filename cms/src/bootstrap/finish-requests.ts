import { Server } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';

/** After this long without a request we assume that the proxy has noticed the shutdown. */
const LULL_MS = 200;
const LONGEST_LULL_MS = 1_500;
/** With the lull and an email being sent, still under the ten seconds after which a supervisor kills the process. */
const MAX_MS = 5_000;
const LOOK_EVERY_MS = 20;

/**
 * Accepts no new connections but still answers requests on open ones: if they were cut, as Strapi does, nobody would
 * know whether a save was stored. Idle connections stay open at first, because a request may already be on its way.
 */
export async function finishRequests({ server: { httpServer } }: Core.Strapi): Promise<void> {
  if (!httpServer.listening) return;
  let isClosed = false;
  let askedAt = Date.now();
  httpServer.prependListener('request', (_request, response) => {
    askedAt = Date.now();
    response.setHeader('connection', 'close');
  });
  // `http.Server`'s own `close` would close idle connections too.
  Server.prototype.close.call(httpServer, () => (isClosed = true));
  const lullUntil = Date.now() + LONGEST_LULL_MS;
  while (!isClosed && Date.now() < Math.min(askedAt + LULL_MS, lullUntil)) await sleep(LOOK_EVERY_MS);
  for (const until = Date.now() + MAX_MS; !isClosed && Date.now() < until; await sleep(LOOK_EVERY_MS))
    httpServer.closeIdleConnections();
}
