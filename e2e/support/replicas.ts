import { spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import {
  end,
  endWithThisProcess,
  makePlace,
  startLogged,
  untilAnswers,
  type Account,
} from '../../scripts/product/throwaway-product.mjs';
import { postgresPrograms, withPostgres } from '../../scripts/tests/postgres.mjs';

const ROOT = resolve(import.meta.dirname, '../..');
const BUCKET = 'pictures';
/** Two CMS replicas that start together do so one after the other. */
const START_MS = 300_000;

interface Store {
  address: string;
  createBucket(name: string): void;
  stop(): Promise<void>;
}
// Installed with the CMS, whose tests need it too.
const FAUXQS = join(ROOT, 'cms/node_modules/fauxqs/dist/app.js');

/** A web host or a CMS that can be stopped and started again at the same address. */
export interface Replica {
  name: string;
  url: string;
  start(): Promise<void>;
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

export interface Replicas {
  /** Caddy's address. */
  url: string;
  cms: [Replica, Replica];
  web: [Replica, Replica];
  staff: Account;
  stop(): Promise<void>;
}

/** Two of each, as built, with PostgreSQL, a bucket and the settings of `edge/scale.Caddyfile`. */
export async function startReplicas(): Promise<Replicas> {
  const { folder, staff, secrets } = await makePlace('casa-bodegon-replicas');
  const postgres = await startPostgres();
  const { startFauxqs } = (await import(/* at run time */ FAUXQS)) as {
    startFauxqs: (options: object) => Promise<Store>;
  };
  const store = await startFauxqs({ port: 0, logger: false });
  store.createBucket(BUCKET);
  // Below the range the system assigns to connections, so that a port stays free while its process restarts.
  const lowest = 20_000 + Math.floor(Math.random() * 10_000);
  const [front, inner, ...ports] = Array.from({ length: 6 }, (_, at) => lowest + at);
  const url = `http://localhost:${front}`;
  const settings = {
    ...process.env,
    ...secrets,
    NODE_ENV: 'production',
    PUBLIC_URL: url,
    DATABASE_CLIENT: 'postgres',
    DATABASE_URL: postgres.url,
    DEMO_CONTENT: 'true',
    SEED_DIR: join(ROOT, 'cms/tests/small-seed'),
    RATE_LIMIT_STORE: 'database',
    UPLOADS_DIR: join(folder, 'public/uploads'),
    S3_BUCKET: BUCKET,
    S3_REGION: 'us-east-1',
    S3_ENDPOINT: store.address,
    S3_ACCESS_KEY_ID: 'tests',
    S3_SECRET_ACCESS_KEY: 'of-the-tests',
    CMS_HOST: '127.0.0.1',
    CMS_URL: `http://127.0.0.1:${inner}`,
    HOST: '127.0.0.1',
    TRUSTED_PROXIES: 'loopback',
    PICTURES_AHEAD: 'false',
    CONTACT_PER_ADDRESS_PER_HOUR: '1000000',
    CONTACT_PER_HOUR: '1000000',
  };
  const cmsAt = (at: number) =>
    replica(`cms-${at + 1}`, ports[at] ?? 0, '/api/health', {
      folder,
      args: ['dist/src/start.js'],
      cwd: join(ROOT, 'cms'),
      env: { ...settings, CMS_PORT: String(ports[at]) },
    });
  const webAt = (at: number) =>
    replica(`web-${at - 1}`, ports[at] ?? 0, '/health/ready', {
      folder,
      args: ['dist/server/main.js'],
      cwd: join(ROOT, 'frontend'),
      env: { ...settings, PORT: String(ports[at]), CACHE_DIR: join(folder, `cache-${at}`) },
    });
  const cms: Replicas['cms'] = [cmsAt(0), cmsAt(1)];
  const web: Replicas['web'] = [webAt(2), webAt(3)];
  const addresses = (replicas: Replica[]) => replicas.map((each) => new URL(each.url).host).join(' ');
  const caddyfile = join(ROOT, 'edge/scale.Caddyfile');
  const caddy = spawn('caddy', ['run', '--config', caddyfile, '--adapter', 'caddyfile'], {
    env: {
      ...process.env,
      PUBLIC_URL: url,
      WEB: addresses(web),
      CMS: addresses(cms),
      CMS_PORT: String(inner),
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
    },
    stdio: ['ignore', 'ignore', openSync(join(folder, 'caddy.log'), 'a')],
  });
  endWithThisProcess(caddy);
  const stop = async () => {
    await Promise.all([...web, ...cms].map((each) => each.end('SIGTERM')));
    await end(caddy, 'SIGTERM');
    await store.stop();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await Promise.all(cms.map((each) => each.start()));
    await Promise.all(web.map((each) => each.start()));
    await untilAnswers(`${url}/menu`, caddy, START_MS, join(folder, 'caddy.log'));
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, cms, web, staff, stop };
}

interface Program {
  folder: string;
  args: string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
}

function replica(name: string, port: number, health: string, { folder, args, ...options }: Program): Replica {
  const url = `http://127.0.0.1:${port}`;
  const log = join(folder, `${name}.log`);
  let child: ReturnType<typeof startLogged> | undefined;
  return {
    name,
    url,
    async start() {
      await mkdir(folder, { recursive: true });
      child = startLogged(args, { ...options, log });
      await untilAnswers(url + health, child, START_MS, log);
    },
    end: (signal) => end(child, signal),
  };
}

async function startPostgres(): Promise<{ url: string; stop(): Promise<void> }> {
  const programs = postgresPrograms();
  if (programs === null) throw new Error('There is no PostgreSQL on this machine.');
  let letGo = () => {};
  const isOver = new Promise<void>((done) => (letGo = done));
  let running = Promise.resolve();
  const url = await new Promise<string>((started, failed) => {
    running = withPostgres(programs, async (address) => {
      started(address);
      await isOver;
    });
    running.catch(failed);
  });
  return {
    url,
    stop: async () => {
      letGo();
      await running;
    },
  };
}
