import { randomBytes } from 'node:crypto';
import { mkdtemp, mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';

/** A database, an uploads folder and the variables of a CMS that may do as it likes there. */
export interface TemporaryPlace {
  variables: Record<string, string>;
  uploadsDir: string;
  remove(): Promise<void>;
}

const secret = () => randomBytes(32).toString('hex');

/** On SQLite, or on PostgreSQL where DATABASE_CLIENT and DATABASE_URL say so: a database of its own either way. */
export async function makePlace(): Promise<TemporaryPlace> {
  const folder = await mkdtemp(join(tmpdir(), 'casa-cms-'));
  const uploadsDir = join(folder, 'public', 'uploads');
  await mkdir(uploadsDir, { recursive: true });
  const database = await makeDatabase(folder);
  return {
    uploadsDir,
    variables: {
      ...database.variables,
      UPLOADS_DIR: uploadsDir,
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
    async remove() {
      await database.remove();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const serverUrl = process.env.DATABASE_CLIENT === 'postgres' ? process.env.DATABASE_URL : undefined;

/** Which database this run is about, for those who read its output. */
export const databaseClient = serverUrl === undefined ? 'sqlite' : 'postgres';

async function makeDatabase(
  folder: string,
): Promise<{ variables: Record<string, string>; remove(): Promise<void> }> {
  if (serverUrl === undefined) {
    return {
      variables: { DATABASE_CLIENT: 'sqlite', DATABASE_FILENAME: join(folder, 'site.db') },
      remove: async () => undefined,
    };
  }
  const name = `casa_test_${randomBytes(6).toString('hex')}`;
  await onServer(`CREATE DATABASE ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return {
    variables: { DATABASE_CLIENT: 'postgres', DATABASE_URL: url.href },
    remove: () => onServer(`DROP DATABASE ${name} WITH (FORCE)`),
  };
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
