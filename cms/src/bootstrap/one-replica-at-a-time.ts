import type { Core } from '@strapi/strapi';
import { Client } from 'pg';
import type { Database } from '../environment/environment';
import { UnavailableError } from '../failures/failures';
import { loggedError } from '../failures/logged-error';

// Any number will do, as long as all replicas use the same.
const LOCK_NUMBER = 1_996_0142;
const CONNECT_MS = 5_000;
const KEEP_ALIVE_MS = 10_000;

const turns = new WeakMap<Core.Strapi, Client>();

/**
 * Makes replicas that start together on one PostgreSQL create and update its tables one at a time. Call it before
 * Strapi opens the database. A replica that dies loses its connection, and with it the lock.
 */
export async function takeTurnToStart(strapi: Core.Strapi, database: Database): Promise<void> {
  if (database.client !== 'postgres') return;
  const client = new Client({
    connectionString: database.url,
    connectionTimeoutMillis: CONNECT_MS,
    // A replica that waits for the lock sends nothing, so it would not notice that the server has vanished.
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  });
  // Without a handler, a broken connection would end the process before Strapi, which sees it too, reports why.
  client.on('error', () => undefined);
  await client.connect().catch((error: unknown) => {
    const cause = loggedError(error);
    throw new UnavailableError(
      `The database can’t be reached (${cause}). Is it up, and is DATABASE_URL right?`,
    );
  });
  turns.set(strapi, client);
  await client.query('SELECT pg_advisory_lock($1)', [LOCK_NUMBER]);
}

export async function endTurnToStart(strapi: Core.Strapi): Promise<void> {
  const client = turns.get(strapi);
  turns.delete(strapi);
  await client?.end();
}
