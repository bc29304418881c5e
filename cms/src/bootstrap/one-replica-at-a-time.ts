import type { Core } from '@strapi/strapi';
import { Client } from 'pg';
import type { Database } from '../environment/groups';

// Any number will do, as long as all replicas use the same.
const LOCK_NUMBER = 1_996_0142;
const CONNECT_MS = 5_000;

const turns = new WeakMap<Core.Strapi, Client>();

/**
 * Replicas that start together on one PostgreSQL update its tables and set it up one after the other. To be called
 * before Strapi opens the database; a replica that dies gives its turn back with its connection.
 */
export async function takeTurnToStart(strapi: Core.Strapi, database: Database): Promise<void> {
  if (database.client !== 'postgres') return;
  const client = new Client({ connectionString: database.url, connectionTimeoutMillis: CONNECT_MS });
  // Else a connection that breaks would end the process before Strapi, which meets the same, has said why.
  client.on('error', () => undefined);
  await client.connect();
  turns.set(strapi, client);
  await client.query('SELECT pg_advisory_lock($1)', [LOCK_NUMBER]);
}

export async function endTurnToStart(strapi: Core.Strapi): Promise<void> {
  const client = turns.get(strapi);
  turns.delete(strapi);
  await client?.end();
}
