import { execFile, execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { createHash, type X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { get } from 'node:https';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { connect } from 'node:tls';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { chromiumLaunch } from '../support/chromium';
import { expect, test } from '../support/test';

const ROOT = resolve(import.meta.dirname, '../..');
const SITE = 'https://localhost';
const WEB_PORT = '3499';
/** Not one of our dependencies: with its own dependencies it takes 130 MB. */
const OBSERVATORY = '@mdn/mdn-http-observatory';
const OBSERVATORY_VERSION = '1.4.8';

test.setTimeout(300_000);

let folder: string;
let caddy: ChildProcess;
let web: ChildProcess;
let startWeb: () => void;
let ca: string;

test.beforeAll(async ({ product }) => {
  folder = await mkdtemp(join(tmpdir(), 'casa-bodegon-edge-'));
  const settings = {
    ...process.env,
    NODE_ENV: 'production',
    PUBLIC_URL: SITE,
    HOST: '127.0.0.1',
    PORT: WEB_PORT,
    CMS_URL: product.cmsUrl,
    TRUSTED_PROXIES: 'loopback',
    PICTURES_AHEAD: 'false',
    CACHE_DIR: join(folder, 'cache'),
    WEB: `127.0.0.1:${WEB_PORT}`,
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
  };
  startWeb = () => {
    web = spawn(process.execPath, ['frontend/dist/server/main.js'], {
      cwd: ROOT,
      env: settings,
      stdio: 'ignore',
    });
  };
  startWeb();
  const config = join(ROOT, 'edge/Caddyfile');
  caddy = spawn('caddy', ['run', '--config', config], { env: settings, stdio: 'ignore' });
  ca = join(folder, 'caddy/pki/authorities/local/root.crt');
  await expect.poll(() => existsSync(ca), { timeout: 20_000 }).toBe(true);
  await expect.poll(async () => (await view('/')).status, { timeout: 20_000 }).toBe(200);
});

test.afterAll(async () => {
  caddy.kill();
  web.kill();
  await rm(folder, { recursive: true, force: true });
});

/** 0 if there is no answer. */
async function view(path: string, headers = {}): Promise<{ status: number; id: unknown }> {
  try {
    const [answer] = await once(
      get(SITE + path, { ca: await readFile(ca), agent: false, headers }),
      'response',
    );
    answer.resume();
    await once(answer, 'end');
    return { status: answer.statusCode, id: answer.headers['x-request-id'] };
  } catch {
    return { status: 0, id: null };
  }
}

test('Mozilla’s Observatory gives an A+', async () => {
  const place = join(ROOT, '.cache', `observatory-${OBSERVATORY_VERSION}`);
  const scanner = join(place, 'node_modules', OBSERVATORY);
  if (!existsSync(scanner)) {
    await mkdir(place, { recursive: true });
    const what = `${OBSERVATORY}@${OBSERVATORY_VERSION}`;
    execFileSync('npm', ['install', '--prefix', place, '--ignore-scripts', '--no-audit', what], {
      stdio: 'ignore',
    });
    // The list of preloaded sites, which does not include ours, and which the tool's own script would download.
    await mkdir(join(scanner, 'conf'), { recursive: true });
    await writeFile(join(scanner, 'conf/hsts-preload.json'), '{}');
  }
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(scanner, 'src/scan.js'), 'localhost'],
    {
      env: { ...process.env, NODE_EXTRA_CA_CERTS: ca },
    },
  );
  const { scan, tests } = JSON.parse(stdout) as {
    scan: { grade: string };
    tests: Record<string, { pass: boolean }>;
  };
  const failed = Object.entries(tests).flatMap(([name, { pass }]) => (pass ? [] : name));
  expect([scan.grade, failed]).toEqual(['A+', []]);
});

test('a browser gets the menu over HTTP/3', async () => {
  const socket = connect({ host: 'localhost', port: 443, servername: 'localhost', ca: await readFile(ca) });
  await once(socket, 'secureConnect');
  const { publicKey } = socket.getPeerX509Certificate() as X509Certificate;
  socket.destroy();
  const key = createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64');
  const { args = [], ...launch } = chromiumLaunch();
  const browser = await chromium.launch({
    ...launch,
    args: [
      ...args.filter((arg) => arg !== '--disable-quic'),
      '--origin-to-force-quic-on=localhost:443',
      `--ignore-certificate-errors-spki-list=${key}`,
    ],
  });
  const page = await browser.newPage();
  await page.goto(`${SITE}/menu`);
  const protocol = await page.evaluate(
    () => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).nextHopProtocol,
  );
  await browser.close();
  expect(protocol).toBe('h3');
});

test('a visitor’s request id is replaced', async () => {
  expect((await view('/menu', { 'x-request-id': 'mine' })).id).toMatch(/^[\da-f-]{36}$/);
});

test('no page view fails while the web host is replaced', async () => {
  const statuses: number[] = [];
  let isOver = false;
  const visiting = Promise.all(
    ['/', '/menu', '/drinks', '/contact'].map(async (path) => {
      while (!isOver) statuses.push((await view(path)).status);
    }),
  );
  for (let round = 0; round < 2; round += 1) {
    await expect.poll(() => statuses.length).toBeGreaterThan(50 * (round + 1));
    web.kill('SIGTERM');
    await once(web, 'exit');
    startWeb();
    const before = statuses.length;
    await expect.poll(() => statuses.length, { timeout: 20_000 }).toBeGreaterThan(before + 50);
  }
  isOver = true;
  await visiting;
  expect(statuses.filter((status) => status !== 200)).toEqual([]);
});
