import { mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { configEnvironment } from '../src/environment';

const acquireConnectionTimeout = 10_000;

export default () => {
  const { database } = configEnvironment();
  return { connection: database.client === 'postgres' ? postgres(database.url) : sqlite(database.filename) };
};

function postgres(connectionString: string) {
  return {
    client: 'postgres',
    connection: { connectionString, keepAlive: true, connectionTimeoutMillis: 5_000 },
    // None is kept while idle: one that a firewall has dropped meanwhile would look alive.
    pool: { min: 0, max: 10 },
    acquireConnectionTimeout,
  };
}

function sqlite(configured: string | undefined) {
  // Strapi is started in the folder of its package.json.
  const filename = resolve(configured ?? join('data', 'site.db'));
  mkdirSync(dirname(filename), { recursive: true });
  return { client: 'sqlite', connection: { filename }, useNullAsDefault: true, acquireConnectionTimeout };
}
