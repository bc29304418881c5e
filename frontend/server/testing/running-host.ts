import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished, vi } from 'vitest';
import type { AppEntry } from '../host-parts';
import { precompressFolder } from '../build/precompress';
import { readEnvironment } from '../env';
import { createHost } from '../host';
import { fixtureApp } from './fixture-app';
import { send, type Received, type Sent } from './http';
import { Upstream } from './upstream';

export interface RunningHost {
  origin: string;
  upstream: Upstream;
  cacheDir: string;
  pictureDir: string;
  clientDir: string;
  log: Array<Record<string, unknown>>;
  send(path: string, sent?: Sent): Promise<Received>;
  close(): Promise<void>;
}

export interface RunningHostOptions {
  variables?: Record<string, string>;
  /** File contents by path below the client folder. */
  files?: Record<string, string | Buffer>;
  cacheDir?: string;
  /** The fixture app by default. */
  app?: AppEntry;
  /** Called before the host starts and fetches content. */
  prepare?: (upstream: Upstream) => void;
}

/** Answers every API read of the fixture app. */
export function answerAll(upstream: Upstream): void {
  upstream.json('/api/site', { name: 'Casa', phone: '(617) 555-0199' });
  upstream.json('/api/menu/full', { currency: 'USD', categories: [] });
  upstream.json('/api/highlights', []);
}

/** Removed after the test. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'host-test-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A real host on a real port, with a real upstream; both stop after the test. */
export async function startHost(options: RunningHostOptions = {}): Promise<RunningHost> {
  const upstream = await Upstream.start();
  (options.prepare ?? answerAll)(upstream);
  const clientDir = await temporaryFolder();
  const files = { '.vite/manifest.json': '{"secret":"manifest"}', ...options.files };
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(clientDir, path)), { recursive: true });
    await writeFile(join(clientDir, path), content);
  }
  await precompressFolder(clientDir);
  const cacheDir = options.cacheDir ?? (await temporaryFolder());
  const log: Array<Record<string, unknown>> = [];
  const host = await createHost({
    environment: readEnvironment({
      PUBLIC_URL: 'https://casa.example',
      CMS_URL: upstream.origin,
      LOG_LEVEL: 'info',
      ...options.variables,
    }),
    app: options.app ?? fixtureApp,
    assets: { manifest: {}, styles: {}, start: '' },
    adminAssets: {},
    clientDir,
    cacheDir,
    logStream: { write: (line) => void log.push(JSON.parse(line) as Record<string, unknown>) },
  });
  await host.listen({ port: 0, host: '127.0.0.1' });
  let isClosed = false;
  const close = async () => {
    if (isClosed) return;
    isClosed = true;
    await host.close();
    await upstream.down();
  };
  onTestFinished(close);
  const origin = `http://127.0.0.1:${(host.server.address() as AddressInfo).port}`;
  return {
    origin,
    upstream,
    cacheDir,
    pictureDir: join(cacheDir, 'img'),
    clientDir,
    log,
    close,
    send: (path, sent) => send(origin, path, sent),
  };
}

/** Freezes the clocks that the age of content is read from, and returns a function that moves it forward. */
export function stopClock(): (milliseconds: number) => void {
  let [now, wall] = [performance.now(), Date.now()];
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  vi.spyOn(Date, 'now').mockImplementation(() => wall);
  return (milliseconds) => {
    now += milliseconds;
    wall += milliseconds;
  };
}

/** Waits at most a minute. */
export async function until(claim: () => boolean): Promise<void> {
  const deadline = performance.now() + 60_000;
  while (!claim()) {
    if (performance.now() > deadline) throw new Error(`Not within a minute: ${String(claim)}`);
    await pause(10);
  }
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
