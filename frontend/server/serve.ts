import type { FastifyInstance } from 'fastify';
import { StartError, type Environment } from './env';

/** What pending requests have to end in; a little less than the five seconds after which the process is gone. */
const LAST_REQUESTS_MS = 4500;

/** Listens, and ends the process in order on SIGTERM and SIGINT. Rejects, in plain words, where the port is taken. */
export async function serve(host: FastifyInstance, { port, host: address }: Environment): Promise<void> {
  try {
    await host.listen({ port, host: address });
  } catch (error) {
    throw new StartError(listenProblem(error, port, address), { cause: error });
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop(host, signal));
}

function listenProblem(error: unknown, port: number, address: string): string {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'EADDRINUSE')
    return `Port ${port} on ${address} is taken by another program. Set PORT to a free one.`;
  if (code === 'EACCES')
    return `Port ${port} needs more rights than this process has. Set PORT to one above 1023.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `HOST ${address} is no address of this machine.`;
  return `The web host can't listen on ${address}:${port}: ${String(error)}`;
}

async function stop(host: FastifyInstance, signal: string): Promise<void> {
  host.log.info(`${signal}: finishing the pending requests.`);
  const timer = setTimeout(() => {
    host.log.warn('Some requests did not end in time and were cut off.');
    process.exit(0);
  }, LAST_REQUESTS_MS);
  await host.close();
  clearTimeout(timer);
  process.exit(0);
}
