import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { Core } from '@strapi/strapi';
import { outbox } from '../api/contact/services/outbox';
import { health } from '../api/health/services/health';
import { readLastBackup, type LastBackup } from '../backup/last-backup';
import { refuseEnvironment, type Environment } from '../environment/environment';
import { loggedError } from '../failures/logged-error';
import { startCounting } from '../http/metrics';
import type { Reading } from './prometheus';

const SERVERS = new WeakMap<Core.Strapi, Server>();

/** Serves `/metrics` on a separate port that the web host does not proxy. */
export async function serveMetrics(strapi: Core.Strapi, { metrics, backup }: Environment): Promise<void> {
  if (metrics === null) return;
  // Loaded only if metrics are on: the library takes 13 MB of memory.
  const { createPrometheus } = await import('./prometheus.js');
  const prometheus = createPrometheus([...readingsOf(strapi), ...readingsOfBackups(backup.folder)]);
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    prometheus.text().then(
      (text) => response.writeHead(200, { 'content-type': prometheus.contentType }).end(text),
      (error: unknown) => {
        strapi.log.error(`The metrics could not be read: ${loggedError(error)}`);
        response.writeHead(500).end();
      },
    );
  });
  server.listen(metrics.port, metrics.host);
  await once(server, 'listening').catch((error: unknown) =>
    refuseEnvironment([
      `CMS_METRICS_PORT ${metrics.port} on METRICS_HOST ${metrics.host} is not free: ${loggedError(error)}`,
    ]),
  );
  SERVERS.set(strapi, server);
  startCounting(strapi, prometheus.count);
}

export function endMetrics(strapi: Core.Strapi): void {
  SERVERS.get(strapi)?.closeAllConnections();
  SERVERS.get(strapi)?.close();
}

function readingsOf(strapi: Core.Strapi): Reading[] {
  const mails = outbox(strapi);
  return [
    {
      name: 'database_up',
      help: 'Whether the database answers',
      read: () =>
        health(strapi)
          .check()
          .then(
            () => 1,
            () => 0,
          ),
    },
    { name: 'mail_queue', help: 'Emails that wait to be sent', read: () => mails.count('waiting') },
    {
      name: 'mail_given_up',
      help: 'Emails that were given up',
      read: () => mails.count('failed'),
    },
    {
      name: 'mail_oldest_waiting_seconds',
      help: 'How long the oldest email has waited; 0 if none waits',
      read: () => mails.longestWaitSeconds(new Date()),
    },
  ];
}

/** No values before the first daily backup. */
function readingsOfBackups(folder: string): Reading[] {
  const reading = (name: string, help: string, of: (last: LastBackup) => number | null): Reading => ({
    name,
    help,
    read: async () => {
      const last = await readLastBackup(folder);
      return last && of(last);
    },
  });
  return [
    reading(
      'backup_last_success_timestamp_seconds',
      'When the last good daily backup started',
      ({ lastGoodAt }) => (lastGoodAt === null ? null : Date.parse(lastGoodAt) / 1000),
    ),
    reading('backup_last_failed', 'Whether the last daily backup failed', ({ isGood }) => (isGood ? 0 : 1)),
    reading(
      'backup_last_size_bytes',
      'How large the last daily backup is, if it is good',
      ({ bytes }) => bytes,
    ),
  ];
}
