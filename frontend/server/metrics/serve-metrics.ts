import { once } from 'node:events';
import { createServer } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { StartError, type Environment } from '../env';
import { Metrics, type Measured } from './metrics';

/** Serves `/metrics` on a separate port that no proxy forwards to, until the host closes. */
export async function serveMetrics(
  host: FastifyInstance,
  { port, host: address }: NonNullable<Environment['metrics']>,
  measured: Measured,
): Promise<Metrics> {
  const metrics = new Metrics(measured);
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      (error: unknown) => {
        host.log.error({ err: error }, 'The metrics could not be read.');
        response.writeHead(500).end();
      },
    );
  });
  server.listen(port, address);
  await once(server, 'listening').catch((cause: unknown) => {
    throw new StartError(`METRICS_PORT ${port} on METRICS_HOST ${address} is not free: ${String(cause)}`, {
      cause,
    });
  });
  host.addHook('onClose', async () => {
    server.closeAllConnections();
    server.close();
  });
  return metrics;
}
