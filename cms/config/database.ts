import { mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { configEnvironment } from '../src/environment';

const acquireConnectionTimeout = 10_000;

/**
 * In milliseconds. A replica that is cut off while it holds a lock would else stop every writer until TCP gives it up. An import
 * is one long transaction, which nobody else waits for.
 */
const timeouts =
  process.argv[2] === 'import' ? {} : { lock_timeout: 5_000, idle_in_transaction_session_timeout: 30_000 };

interface NewConnection {
  query(statement: string, done: (error: Error | null) => void): void;
}

function limitWaiting(connection: NewConnection, done: (error: Error | null, made: NewConnection) => void) {
  const settings = Object.entries(timeouts).map(([name, milliseconds]) => `SET ${name} = ${milliseconds};`);
  connection.query(settings.join(' '), (error) => done(error, connection));
}

export default () => {
  const { database } = configEnvironment();
  return { connection: database.client === 'postgres' ? postgres(database.url) : sqlite(database.filename) };
};

function postgres(connectionString: string) {
  return {
    client: 'postgres',
    connection: { connectionString, keepAlive: true, connectionTimeoutMillis: 5_000 },
    // None is kept while idle: one that a firewall has dropped meanwhile would look alive.
    pool: { min: 0, max: 10, afterCreate: limitWaiting },
    acquireConnectionTimeout,
  };
}

function sqlite(configured: string | undefined) {
  // Strapi is started in the folder of its package.json.
  const filename = resolve(configured ?? join('data', 'site.db'));
  mkdirSync(dirname(filename), { recursive: true });
  return { client: 'sqlite', connection: { filename }, useNullAsDefault: true, acquireConnectionTimeout };
}
