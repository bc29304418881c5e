import { existsSync } from 'node:fs';
import type { Socket } from 'node:net';
import { resolve } from 'node:path';
import createKnex, { type Knex } from 'knex';
import { Client as Postgres, types } from 'pg';
import type { Database } from '../environment/environment';
import { BackupError } from './backup-error';

export type { Knex };
export type Client = Database['client'];

/** Ids of PostgreSQL's types json, date and jsonb, which pg would turn into objects and local times. */
const KEPT_AS_TEXT = new Set([114, 1082, 3802]);
/** No statement takes this long. */
const SILENCE_MS = 600_000;
const asText = (text: string) => text;

export const sqliteFile = (filename: string | undefined) => resolve(filename ?? 'data/site.db');

/** A database's name for the operator, without the password. */
export function nameOf(database: Database): string {
  if (database.client === 'sqlite') return `SQLite, ${sqliteFile(database.filename)}`;
  const { database: name, host, port } = new Postgres(database.url);
  return `PostgreSQL, ${name} at ${host}:${port}`;
}

/** The name and the address of a database beside this one, which ends in `ending`. */
export function neighborOf(url: string, ending: string): { name: string; url: string } {
  // A socket in place of a host is no valid URL, but the driver takes it.
  const name = `${new Postgres(url).database}${ending}`;
  const named = url.replace(/^(\w+:\/\/[^/?]*)(\/[^?]*)?/, (_old, server) => `${server}/${encodeURI(name)}`);
  return { name, url: named };
}

/** Opens a database, works with it, and closes it. */
export async function withDatabase<Result>(
  database: Database,
  work: (knex: Knex) => Promise<Result>,
): Promise<Result> {
  const knex = database.client === 'sqlite' ? openSqlite(database.filename) : openPostgres(database.url);
  try {
    return await work(knex);
  } finally {
    await knex.destroy();
  }
}

/** SQLite would make an empty file for a wrong path. */
export const hasNoFile = (database: Database): boolean =>
  database.client === 'sqlite' && !existsSync(sqliteFile(database.filename));

export function requireDatabase(database: Database): void {
  if (hasNoFile(database))
    throw new BackupError('no-database', `There is no database yet: ${nameOf(database)}.`);
}

function openSqlite(filename: string | undefined): Knex {
  return createKnex({
    client: 'better-sqlite3',
    connection: { filename: sqliteFile(filename) },
    useNullAsDefault: true,
    compileSqlOnError: false,
  });
}

function openPostgres(connectionString: string): Knex {
  const connection = {
    connectionString,
    connectionTimeoutMillis: 10_000,
    types: {
      getTypeParser: (oid: number, format: string) =>
        KEPT_AS_TEXT.has(oid) ? asText : types.getTypeParser(oid, format as 'text'),
    },
  };
  const pool = { min: 0, max: 2, afterCreate: closeWhenSilent };
  return createKnex({ client: 'pg', connection, pool, compileSqlOnError: false });
}

interface NewConnection {
  connection: { stream: Socket };
}

/** Otherwise a daily backup would wait forever for a server that has vanished, and nobody would be told. */
function closeWhenSilent(made: NewConnection, done: (error: null, made: NewConnection) => void): void {
  const { stream } = made.connection;
  stream.setTimeout(SILENCE_MS, () => stream.destroy());
  done(null, made);
}

export const clientOf = (knex: Knex): Client =>
  (knex.client as { config: { client: string } }).config.client === 'pg' ? 'postgres' : 'sqlite';
