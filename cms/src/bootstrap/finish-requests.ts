import { Server } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';

/** A proxy that got no request to us for so long has found out that we take no new connection. */
const LULL_MS = 200;
const LONGEST_LULL_MS = 1_500;
/** With the lull and what a mail takes, below the ten seconds after which a supervisor kills. */
const MAX_MS = 5_000;
const LOOK_EVERY_MS = 20;

/**
 * Takes no new connection, and answers what comes on the others, since Strapi would cut them: a save would be stored
 * and nobody told. Idle ones stay open at first: closed at once, they would cross a request that is on its way.
 */
export async function finishRequests({ server: { httpServer } }: Core.Strapi): Promise<void> {
  if (!httpServer.listening) return;
  let isClosed = false;
  let askedAt = Date.now();
  httpServer.prependListener('request', (_request, response) => {
    askedAt = Date.now();
    response.setHeader('connection', 'close');
  });
  // That of http would close idle connections too.
  Server.prototype.close.call(httpServer, () => (isClosed = true));
  const lullUntil = Date.now() + LONGEST_LULL_MS;
  while (!isClosed && Date.now() < Math.min(askedAt + LULL_MS, lullUntil)) await sleep(LOOK_EVERY_MS);
  for (const until = Date.now() + MAX_MS; !isClosed && Date.now() < until; await sleep(LOOK_EVERY_MS))
    httpServer.closeIdleConnections();
}
