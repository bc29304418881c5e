import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { freePort } from '../supervisor/free-port.mjs';
import { CMS, SITE } from './apps.mjs';
import { missingSecrets } from './secrets.mjs';

const CMS_START_MS = 150_000;
const WEB_START_MS = 60_000;
const KILL_AFTER_MS = 10_000;

/** The contents of a throwaway product's folder, used as the template for copies. */
export const DATABASE = 'site.db';
export const UPLOADS = 'public/uploads';

/**
 * @typedef {{email: string, password: string}} Account
 * @typedef {{folder: string, panel: Account, staff: Account, secrets: Record<string, string>}} Place where it lives, and who may enter
 * @typedef {import('node:child_process').ChildProcess} ChildProcess
 * @typedef {object} Processes
 * @property {string} url
 * @property {string} cmsUrl
 * @property {string} cacheDir
 * @property {() => ChildProcess | undefined} webProcess
 * @property {() => Promise<void>} startCms
 * @property {() => Promise<void>} killCms like a crash, without a clean shutdown
 * @property {() => Promise<void>} stop
 */

/**
 * A new folder with its own secrets and accounts.
 *
 * @param {string} name begins the folder's name
 * @returns {Promise<Place>}
 */
export async function makePlace(name) {
  const folder = await mkdtemp(join(tmpdir(), `${name}-`));
  await mkdir(join(folder, UPLOADS), { recursive: true });
  const secrets = missingSecrets({});
  const account = (/** @type {string} */ who) => ({
    email: secrets[`${who}_EMAIL`] ?? '',
    password: secrets[`${who}_PASSWORD`] ?? '',
  });
  return { folder, panel: account('PANEL'), staff: account('STAFF'), secrets };
}

/**
 * Runs the whole product as built, on free ports. An empty database is filled with the demo content.
 *
 * @param {Place} place
 * @param {NodeJS.ProcessEnv} [variables] further settings
 * @returns {Promise<Processes>}
 */
export async function startIn({ folder, secrets }, variables = {}) {
  const [webPort, cmsPort] = [await freePort(), await freePort()];
  const url = `http://localhost:${webPort}`;
  const cmsUrl = `http://127.0.0.1:${cmsPort}`;
  const cacheDir = join(folder, 'cache');
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
    CACHE_DIR: cacheDir,
    PICTURES_AHEAD: 'false',
    DEMO_CONTENT: 'true',
    ...variables,
  };
  /** @type {ChildProcess | undefined} */
  let cms;
  /** @type {ChildProcess | undefined} */
  let web;
  const startCms = async () => {
    cms = startLogged(['dist/src/start.js'], {
      cwd: CMS.folder,
      env: environment,
      log: join(folder, 'cms.log'),
    });
    await untilAnswers(`${cmsUrl}/api/health`, cms, CMS_START_MS, join(folder, 'cms.log'));
  };
  const stop = async () => {
    await Promise.all([end(web, 'SIGTERM'), end(cms, 'SIGTERM')]);
  };
  try {
    await startCms();
    const log = join(folder, 'web.log');
    web = startLogged(['dist/server/main.js'], { cwd: SITE.folder, env: environment, log });
    await untilAnswers(`${url}/health`, web, WEB_START_MS, log);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, cmsUrl, cacheDir, webProcess: () => web, startCms, killCms: () => end(cms, 'SIGKILL'), stop };
}

/**
 * @param {string[]} args of Node.js
 * @param {{cwd: string, env: NodeJS.ProcessEnv, log: string}} options
 * @returns {ChildProcess}
 */
export function startLogged(args, { cwd, env, log }) {
  const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const file = createWriteStream(log, { flags: 'a' });
  child.stdout.pipe(file, { end: false });
  child.stderr.pipe(file, { end: false });
  endWithThisProcess(child);
  return child;
}

/** @param {ChildProcess} child */
export function endWithThisProcess(child) {
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('exit', () => process.removeListener('exit', kill));
}

/**
 * @param {string} url
 * @param {ChildProcess} child
 * @param {number} timeoutMs
 * @param {string} log the file whose end the error quotes
 */
export async function untilAnswers(url, child, timeoutMs, log) {
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline && child.exitCode === null) {
    const isUp = await fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((wake) => setTimeout(wake, 150));
  }
  const said = await readFile(log, 'utf8').catch(() => '');
  throw new Error(`${url} did not answer in ${timeoutMs} ms.\n${said.slice(-4_000)}`);
}

/**
 * @param {ChildProcess | undefined} child
 * @param {NodeJS.Signals} signal
 */
export async function end(child, signal) {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((done) => child.once('exit', done));
  child.kill(signal);
  const timer = setTimeout(() => child.kill('SIGKILL'), KILL_AFTER_MS);
  await ended;
  clearTimeout(timer);
}
