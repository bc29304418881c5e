import type { FastifyInstance } from 'fastify';
import { StartError, type Environment } from './env';

/** A little less than the five seconds after which the process is killed. */
const SHUTDOWN_MS = 4500;

/** Rejects with a readable message if it can't listen. After an unhandled error it exits at once, in an unknown state. */
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
  await host.close();
  clearTimeout(timer);
  process.exit(0);
}
