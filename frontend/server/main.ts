import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readEnvironment, StartError, WRONG_SETTINGS } from './env';
import { createHost } from './host';
import type { AppEntry, HostOptions } from './host-parts';
import { serve } from './serve';

const distDir = join(import.meta.dirname, '..');
const START_SCRIPT = 'src/app/entry-start.ts';
const ENTRY = new URL('./entry-server.js', import.meta.url).href;

async function main(): Promise<void> {
  const environment = readEnvironment(process.env);
  // React reads it when the app is loaded, and renders many times slower in any other mode.
  process.env.NODE_ENV = environment.mode;
  const clientDir = join(distDir, 'client');
  const host = await createHost({
    environment,
    app: (await import(/* @vite-ignore */ ENTRY)) as AppEntry,
    assets: await readSiteAssets(clientDir),
    adminAssets: await readManifest(clientDir, 'admin-manifest.json'),
    clientDir,
    cacheDir: environment.cacheDir ?? join(distDir, '../.cache'),
  });
  await serve(host, environment);
}

async function readSiteAssets(clientDir: string): Promise<HostOptions['assets']> {
  const manifest = await readManifest(clientDir, 'manifest.json');
  const start = await readFile(join(clientDir, manifest[START_SCRIPT]?.file ?? ''), 'utf8');
  const sheets = new Set(Object.values(manifest).flatMap(({ css = [] }) => css));
  const texts = [...sheets].map(
    async (file) => [`/${file}`, await readFile(join(clientDir, file), 'utf8')] as const,
  );
  return { manifest, styles: Object.fromEntries(await Promise.all(texts)), start };
}

async function readManifest(
  clientDir: string,
  name: string,
): Promise<NonNullable<HostOptions['adminAssets']>> {
  const file = join(clientDir, '.vite', name);
  const text = await readFile(file, 'utf8').catch(() => {
    throw new StartError(`${file} is missing: run "npm run build" first.`);
  });
  return JSON.parse(text) as never;
}

main().catch((error: unknown) => {
  const isForOperator = error instanceof StartError;
  console.error(isForOperator ? `The web host can't start:\n${error.message}` : error);
  process.exit(isForOperator ? WRONG_SETTINGS : 1);
});
