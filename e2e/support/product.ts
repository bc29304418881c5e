import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');
const CMS_START_MS = 150_000;
const WEB_START_MS = 20_000;

export interface Account {
  email: string;
  password: string;
}

/** The whole product on free ports, with its own database, uploads and secrets in a temporary folder. */
export interface Product {
  url: string;
  cmsUrl: string;
  panel: Account;
  staff: Account;
  startCms(): Promise<void>;
  /** Like a crash, without a clean shutdown. */
  killCms(): Promise<void>;
  /** How many pictures the web host has fetched from the CMS, for when that is down. */
  countOriginals(): Promise<number>;
  stop(): Promise<void>;
}

/** Shared by every product of a run: the secrets and, once prepared, the database and pictures to start from. */
interface Prepared {
  folder: string;
  panel: Account;
  staff: Account;
  secrets: Record<string, string>;
}

/** Tells the workers where the prepared folder is. */
const PREPARED = 'E2E_PREPARED';
const DATABASE = 'site.db';
const UPLOADS = 'public/uploads';

/** Fills a database with the demo content once per run; each worker starts from a copy. Returns the clean-up. */
export async function prepareProduct(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'casa-bodegon-prepared-'));
  const prepared: Prepared = {
    folder,
    panel: { email: 'panel@casabodegon.example', password: `Aa1${secret()}` },
    staff: { email: 'staff@casabodegon.example', password: `Aa1${secret()}` },
    secrets: {
      APP_KEYS: `${secret()},${secret()}`,
      API_TOKEN_SALT: secret(),
      ADMIN_JWT_SECRET: secret(),
      TRANSFER_TOKEN_SALT: secret(),
      JWT_SECRET: secret(),
      ENCRYPTION_KEY: secret(),
    },
  };
  await mkdir(join(folder, UPLOADS), { recursive: true });
  const product = await startIn(folder, prepared);
  await product.stop();
  process.env[PREPARED] = JSON.stringify(prepared);
  return () => rm(folder, { recursive: true, force: true });
}

export async function startProduct(): Promise<Product> {
  const prepared = JSON.parse(process.env[PREPARED] ?? '') as Prepared;
  const folder = await mkdtemp(join(tmpdir(), 'casa-bodegon-e2e-'));
  for (const kept of [DATABASE, UPLOADS])
    await cp(join(prepared.folder, kept), join(folder, kept), { recursive: true });
  const product = await startIn(folder, prepared);
  return {
    ...product,
    async stop() {
      await product.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function startIn(folder: string, { panel, staff, secrets }: Prepared): Promise<Product> {
  const [webPort, cmsPort] = [await freePort(), await freePort()];
  const url = `http://localhost:${webPort}`;
  const cmsUrl = `http://127.0.0.1:${cmsPort}`;
  const environment = {
    ...process.env,
    ...secrets,
    NODE_ENV: 'production',
    PORT: String(webPort),
    HOST: 'localhost',
    CMS_PORT: String(cmsPort),
    CMS_HOST: '127.0.0.1',
    CMS_URL: cmsUrl,
    PUBLIC_URL: url,
    DATABASE_CLIENT: 'sqlite',
    DATABASE_FILENAME: join(folder, DATABASE),
    UPLOADS_DIR: join(folder, UPLOADS),
    CACHE_DIR: join(folder, 'cache'),
    PICTURES_AHEAD: 'false',
    DEMO_CONTENT: 'true',
    PANEL_EMAIL: panel.email,
    PANEL_PASSWORD: panel.password,
    STAFF_EMAIL: staff.email,
    STAFF_PASSWORD: staff.password,
  };

  let cms: ChildProcess | undefined;
  let web: ChildProcess | undefined;
  const start = (name: string, directory: string, script: string, args: string[]): ChildProcess => {
    const child = spawn(process.execPath, [script, ...args], {
      cwd: join(ROOT, directory),
      env: environment,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const log = createWriteStream(join(folder, `${name}.log`), { flags: 'a' });
    child.stdout.pipe(log, { end: false });
    child.stderr.pipe(log, { end: false });
    return child;
  };
  const logOf = async (name: string) => (await readFile(join(folder, `${name}.log`), 'utf8')).slice(-4_000);

  const startCms = async () => {
    cms = start('cms', 'cms', 'node_modules/@strapi/strapi/bin/strapi.js', ['start']);
    await untilAnswers(`${cmsUrl}/api/health`, cms, CMS_START_MS, () => logOf('cms'));
  };
  const stop = async () => {
    await Promise.all([end(web, 'SIGTERM'), end(cms, 'SIGTERM')]);
  };

  try {
    await startCms();
    web = start('web', 'frontend', 'dist/server/main.js', []);
    await untilAnswers(`${url}/health`, web, WEB_START_MS, () => logOf('web'));
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url,
    cmsUrl,
    panel,
    staff,
    startCms,
    killCms: () => end(cms, 'SIGKILL'),
    countOriginals: async () => {
      const files = await readdir(join(environment.CACHE_DIR, 'originals')).catch(() => []);
      return files.filter((name) => !name.endsWith('.part')).length;
    },
    stop,
  };
}

function secret(): string {
  return randomBytes(32).toString('base64url');
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  const address = server.address();
  await new Promise((done) => server.close(done));
  if (address === null || typeof address === 'string') throw new Error('No free port is available.');
  return address.port;
}

async function untilAnswers(
  url: string,
  child: ChildProcess,
  timeoutMs: number,
  log: () => Promise<string>,
): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline && child.exitCode === null) {
    const isUp = await fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((wake) => setTimeout(wake, 150));
  }
  throw new Error(`${url} did not answer in ${timeoutMs} ms.\n${await log()}`);
}

async function end(child: ChildProcess | undefined, signal: NodeJS.Signals): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((done) => child.once('exit', done));
  child.kill(signal);
  const timer = setTimeout(() => child.kill('SIGKILL'), 10_000);
  await ended;
  clearTimeout(timer);
}
