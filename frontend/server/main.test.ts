import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, openSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { beginPost, freePort, send } from './testing/http';
import { answerAll, until } from './testing/running-host';
import { Upstream } from './testing/upstream';

/** Inside the package, so that the built host finds its dependencies. */
const dist = join(import.meta.dirname, '../.cache/host-test');

beforeAll(async () => {
  // Otherwise JSX is compiled for development, which React refuses in production.
  vi.stubEnv('NODE_ENV', 'production');
  await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      ssr: true,
      outDir: join(dist, 'server'),
      emptyOutDir: true,
      rolldownOptions: {
        input: {
          main: join(import.meta.dirname, 'main.ts'),
          'entry-server': join(import.meta.dirname, 'testing/fixture-app.tsx'),
        },
        output: { entryFileNames: '[name].js' },
      },
    },
  });
  vi.unstubAllEnvs();
  await mkdir(join(dist, 'client/.vite'), { recursive: true });
  const manifests = {
    'manifest.json': { 'src/app/entry-start.ts': { file: 'start.js' } },
    'admin-manifest.json': {},
  };
  for (const [name, manifest] of Object.entries(manifests))
    await writeFile(join(dist, 'client/.vite', name), JSON.stringify(manifest));
  await writeFile(join(dist, 'client/start.js'), '');
});
afterAll(() => rm(dist, { recursive: true, force: true }));

interface Run {
  child: ChildProcess;
  output: () => string;
  /** Exit code, and the milliseconds from this call until the process ended. */
  ended: () => Promise<{ code: number | null; tookMs: number }>;
}

function run(variables: Record<string, string>, out: 'pipe' | number = 'pipe'): Run {
  const child = spawn(process.execPath, [join(dist, 'server/main.js')], {
    env: { PATH: process.env.PATH, CACHE_DIR: join(dist, 'cache'), ...variables },
    stdio: ['ignore', out, 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += String(chunk)));
  const exit = new Promise<number | null>((resolve) => child.once('exit', resolve));
  onTestFinished(() => void child.kill('SIGKILL'));
  return {
    child,
    output: () => output,
    ended: async () => {
      const start = performance.now();
      return { code: await exit, tookMs: performance.now() - start };
    },
  };
}

async function beginHost(out?: number) {
  const upstream = await Upstream.start();
  answerAll(upstream);
  onTestFinished(() => upstream.down());
  const port = await freePort();
  const variables = {
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: 'http://localhost',
    CMS_URL: upstream.origin,
  };
  return { ...run(variables, out), upstream, port, origin: `http://127.0.0.1:${port}` };
}

async function runHost() {
  const host = await beginHost();
  await until(() => host.output().includes('listening'));
  return host;
}

test.runIf(existsSync('/dev/full'))('serves though its log does not fit on the disk', async () => {
  const { origin, child } = await beginHost(openSync('/dev/full', 'w'));
  await vi.waitFor(() => send(origin, '/health'), { timeout: 20_000 });
  expect((await send(origin, '/menu')).status).toBe(200);
  expect(child.exitCode).toBeNull();
});

test('names each wrong variable and exits with a failure', async () => {
  const host = run({ PORT: 'x', LOG_LEVEL: 'loud' });
  expect((await host.ended()).code).toBe(78);
  expect(host.output()).toMatch(/can't start:\nPORT must[^]*PUBLIC_URL is missing[^]*LOG_LEVEL must/);
  expect(host.output()).not.toContain('    at ');
});

test('says that the port is in use and exits with a failure', async () => {
  const { port } = await runHost();
  const second = run({ PORT: String(port), HOST: '127.0.0.1', PUBLIC_URL: 'http://localhost' });
  expect((await second.ended()).code).toBe(78);
  expect(second.output()).toContain(`Port ${port} on 127.0.0.1 is in use by another program.`);
  expect(second.output()).not.toContain('    at ');
});

test.each(['SIGTERM', 'SIGINT'] as const)(
  'on %s finishes what is in progress, then exits cleanly',
  async (signal) => {
    const host = await runHost();
    const paths = ['/api/health', '/api/drinks/full'];
    for (const path of paths) host.upstream.json(path, { is: 'late' }, { delayMs: 500 });
    const pending = Promise.all(paths.map((path) => send(host.origin, path)));
    await until(() => paths.every((path) => host.upstream.requestsFor(path).length === 1));
    host.child.kill(signal);
    for (const answer of await pending) expect(answer).toMatchObject({ status: 200, text: '{"is":"late"}' });
    const { code, tookMs } = await host.ended();
    expect(code).toBe(0);
    // Sooner than the cut-off for requests that never finish.
    expect(tookMs).toBeLessThan(4000);
  },
);

test('stops within five seconds, whatever is in progress', { timeout: 30_000 }, async () => {
  const host = await runHost();
  host.upstream.on('/api/health', () => {});
  const pending = send(host.origin, '/api/health').catch(() => null);
  await until(() => host.upstream.requestsFor('/api/health').length === 1);
  host.child.kill('SIGTERM');
  const { code, tookMs } = await host.ended();
  expect(code).toBe(0);
  expect(tookMs).toBeLessThan(5000);
  await pending;
});

test('serves pages in production mode and logs one line at start', async () => {
  const host = await runHost();
  expect(await send(host.origin, '/menu')).toMatchObject({ status: 200 });
  expect(host.output().trim().split('\n')).toHaveLength(1);
});

test('stays up and answers others while many send slowly and some leave', async () => {
  const host = await runHost();
  host.upstream.status('/api/contact', 201);
  for (const path of ['/api/contact', '/cms/admin/login', '/api/admin/uploads']) {
    const slow = await Promise.all(Array.from({ length: 130 }, () => beginPost(host.origin, path)));
    slow.at(-1)?.destroy();
    const sent = { method: 'POST', body: '{}' };
    expect(await send(host.origin, '/api/contact', sent), path).toMatchObject({ status: 201 });
    for (const socket of slow) socket.destroy();
    expect(await send(host.origin, '/menu'), path).toMatchObject({ status: 200 });
  }
  expect(host.child.exitCode).toBeNull();
  expect(host.output()).not.toContain('"level":50');
});

test('exits with one log line on an unhandled error', async () => {
  const host = await runHost();
  await send(host.origin, '/stray');
  expect((await host.ended()).code).toBe(1);
  const lines = host.output().trim().split('\n');
  expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({
    level: 60,
    err: { message: 'nobody handles this' },
  });
  expect(lines.filter((line) => !line.startsWith('{'))).toEqual([]);
});
