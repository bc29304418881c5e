import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import type { Socket } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { configEnvironment, isOffline } from '../src/environment/environment';

const ACQUIRE_CONNECTION_TIMEOUT = 10_000;

/** Milliseconds: a replica cut off with a lock must not block all writers. */
const TIMEOUTS = { lock_timeout: 5_000, idle_in_transaction_session_timeout: 30_000 };

/** A server that vanished without closing its connections would keep those in use for 15 minutes. */
const SILENCE = 60_000;

interface NewConnection {
  connection: { stream: Socket };
  query(statement: string, done: (error: Error | null) => void): void;
}

function limitWaiting(connection: NewConnection, done: (error: Error | null, made: NewConnection) => void) {
  const { stream } = connection.connection;
  stream.setTimeout(SILENCE, () => stream.destroy());
  const settings = Object.entries(TIMEOUTS).map(([name, milliseconds]) => `SET ${name} = ${milliseconds};`);
  connection.query(settings.join(' '), (error) => done(error, connection));
}

export default () => {
  const { database } = configEnvironment();
  // New files are for the owner only: the database holds visitors' messages. A build's are for all.
  if (!isOffline()) process.umask(0o077);
  const connection = database.client === 'postgres' ? postgres(database.url) : sqlite(database.filename);
  // Otherwise a failed statement's error would contain every value that it was to store. The driver would print a line
  // for each lost connection; a call that needed it is answered and logged anyway.
  const log = { warn: () => undefined };
  return { connection: { ...connection, compileSqlOnError: false, log } };
};

function postgres(connectionString: string) {
  return {
    client: 'postgres',
    connection: { connectionString, keepAlive: true, connectionTimeoutMillis: 5_000 },
    // No idle connections: one dropped by a firewall would still look alive.
    pool: { min: 0, max: 10, afterCreate: limitWaiting },
    acquireConnectionTimeout: ACQUIRE_CONNECTION_TIMEOUT,
  };
}

function sqlite(configured: string | undefined) {
  const filename = resolve(configured ?? join('data', 'site.db'));
  mkdirSync(dirname(filename), { recursive: true });
  if (configured === undefined) keepForOwner(dirname(filename), 0o700);
  for (const suffix of ['', '-journal', '-wal', '-shm']) keepForOwner(filename + suffix, 0o600);
  return {
    client: 'sqlite',
    connection: { filename },
    useNullAsDefault: true,
    acquireConnectionTimeout: ACQUIRE_CONNECTION_TIMEOUT,
  };
}

/** Takes away access that an earlier version left to others. Only warns if that is not permitted. */
function keepForOwner(path: string, mode: 0o600 | 0o700): void {
  if (!existsSync(path)) return;
  try {
    chmodSync(path, mode);
  } catch (error) {
    process.emitWarning(`Others may be able to read ${path}, and that can't be changed: ${String(error)}`);
  }
}
