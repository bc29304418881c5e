import { Server } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { StartError, type Environment } from './env';

/** Well within the ten seconds after which the process is killed. */
const SHUTDOWN_MS = 4500;
/** After this long without a request we assume that the proxy has noticed the shutdown. */
const LULL_MS = 200;
const LONGEST_LULL_MS = 1500;
const LOOK_EVERY_MS = 20;

/** Rejects with a readable message if it can't listen. Exits after an unhandled error: its effects are unknown. */
export async function serve(host: FastifyInstance, { port, host: address }: Environment): Promise<void> {
  try {
    await host.listen({ port, host: address });
  } catch (error) {
    throw new StartError(listenProblem(error, port, address), { cause: error });
  }
  process.on('uncaughtException', (error) => {
    host.log.fatal({ err: error }, 'The web host exits after an unhandled error.');
    process.exit(1);
  });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop(host, signal));
}

function listenProblem(error: unknown, port: number, address: string): string {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'EADDRINUSE')
    return `Port ${port} on ${address} is in use by another program. Set PORT to a free one.`;
  if (code === 'EACCES')
    return `Port ${port} needs more privileges than this process has. Set PORT to one above 1023.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `HOST ${address} is not an address of this machine.`;
  return `The web host can't listen on ${address}:${port}: ${String(error)}`;
}

async function stop(host: FastifyInstance, signal: string): Promise<void> {
  host.log.info(`${signal}: finishing the pending requests.`);
  const timer = setTimeout(() => {
    host.log.warn('Some requests did not finish in time and were cut off.');
    process.exit(0);
  }, SHUTDOWN_MS);
  await finishRequests(host);
  await host.close();
  clearTimeout(timer);
  process.exit(0);
}

/** Idle connections stay open at first: a request may already be on its way over one of them. */
async function finishRequests({ server }: FastifyInstance): Promise<void> {
  let isClosed = false;
  let askedAt = Date.now();
  server.prependListener('request', (_request, response) => {
    askedAt = Date.now();
    response.setHeader('connection', 'close');
  });
  // `http.Server`'s own `close` would close idle connections too.
  Server.prototype.close.call(server, () => (isClosed = true));
  const lullUntil = Date.now() + LONGEST_LULL_MS;
  while (!isClosed && Date.now() < Math.min(askedAt + LULL_MS, lullUntil)) await sleep(LOOK_EVERY_MS);
  while (!isClosed) {
    server.closeIdleConnections();
    await sleep(LOOK_EVERY_MS);
  }
}
