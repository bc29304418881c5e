import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { copyFile, mkdtemp, mkdir, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { Client } from 'pg';
import { inject } from 'vitest';
import { isLongRun } from './how-much.mts';

/** A database, an uploads folder and the variables that a test's CMS runs with. */
export interface TemporaryPlace {
  variables: Record<string, string>;
  uploadsDir: string;
  remove(): Promise<void>;
}

const secret = () => randomBytes(32).toString('hex');

/**
 * On SQLite, or on PostgreSQL if DATABASE_CLIENT and DATABASE_URL say so. Its database is a copy of one
 * where the CMS has started once, because creating every table takes longer than most tests.
 */
export async function makePlace(): Promise<TemporaryPlace> {
  const started = inject('startedPlace');
  return placeWith(started, (folder) => makeDatabase(folder, started));
}

/** The same with an empty database, for tests of the CMS's first start. */
export async function makeEmptyPlace(): Promise<TemporaryPlace> {
  return placeWith(
    {
      NODE_ENV: 'production',
      STRAPI_TELEMETRY_DISABLED: 'true',
      LOG_LEVEL: 'info',
      PUBLIC_URL: 'http://localhost:3000',
      APP_KEYS: `${secret()},${secret()}`,
      API_TOKEN_SALT: secret(),
      ADMIN_JWT_SECRET: secret(),
      TRANSFER_TOKEN_SALT: secret(),
      JWT_SECRET: secret(),
      ENCRYPTION_KEY: secret(),
      PANEL_EMAIL: 'owner@casabodegon.example',
      PANEL_PASSWORD: 'Cocina-1996',
      STAFF_EMAIL: 'staff@casabodegon.example',
      STAFF_PASSWORD: 'Cocina-1996',
      DEMO_CONTENT: 'false',
    },
    (folder) => makeDatabase(folder),
  );
}

interface Database {
  variables: Record<string, string>;
  remove(): Promise<void>;
}

async function placeWith(
  variables: Record<string, string>,
  make: (folder: string) => Promise<Database>,
): Promise<TemporaryPlace> {
  const folder = await mkdtemp(join(tmpdir(), 'casa-cms-'));
  const uploadsDir = join(folder, 'public', 'uploads');
  await mkdir(uploadsDir, { recursive: true });
  const database = await make(folder);
  return {
    uploadsDir,
    variables: { ...variables, ...database.variables, UPLOADS_DIR: uploadsDir },
    async remove() {
      await database.remove();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const serverUrl = process.env.DATABASE_CLIENT === 'postgres' ? process.env.DATABASE_URL : undefined;

/** Which database this run uses. */
export const databaseClient = serverUrl === undefined ? 'sqlite' : 'postgres';

/** False where the short run repeats a file on PostgreSQL, without the tests that the database can't change. */
export const isFirstDatabase = databaseClient === 'sqlite' || isLongRun;

/** An empty database, or a copy of the original, which must not be in use. */
async function makeDatabase(folder: string, original?: Record<string, string>): Promise<Database> {
  if (serverUrl === undefined) {
    const filename = join(folder, 'site.db');
    if (original) await copyFile(original['DATABASE_FILENAME'] ?? '', filename);
    return {
      variables: { DATABASE_CLIENT: 'sqlite', DATABASE_FILENAME: filename },
      remove: async () => undefined,
    };
  }
  const name = `casa_test_${randomBytes(6).toString('hex')}`;
  const template = original ? ` TEMPLATE ${new URL(original['DATABASE_URL'] ?? '').pathname.slice(1)}` : '';
  await onServer(`CREATE DATABASE ${name}${template}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return {
    variables: { DATABASE_CLIENT: 'postgres', DATABASE_URL: url.href },
    remove: () => onServer(`DROP DATABASE ${name} WITH (FORCE)`),
  };
}

/** What a statement finds in a place's database, while no CMS has to run. */
export async function rowsIn<Row extends Record<string, unknown>>(
  place: TemporaryPlace,
  statement: string,
): Promise<Row[]> {
  const { DATABASE_FILENAME: file, DATABASE_URL: connectionString } = place.variables;
  if (databaseClient === 'sqlite') {
    const database = new Sqlite(file ?? '');
    const rows = database.prepare(statement).all() as Row[];
    database.close();
    return rows;
  }
  const client = new Client({ connectionString });
  await client.connect();
  const { rows } = await client.query<Row>(statement);
  await client.end();
  return rows;
}

async function onServer(statement: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Below the ports that Linux gives out, so that no other program gets the same one before it is used. */
const FIRST_PORT = 20_000;
const PORTS = 12_000;

export async function freePort(): Promise<number> {
  const port = FIRST_PORT + Math.floor(Math.random() * PORTS);
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return freePort();
    throw error;
  }
  server.close();
  await once(server, 'close');
  return port;
}
