import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadAppEntry } from './app-entry';
import { readEnvironment, StartError } from './env';
import { createHost } from './host';
import { serve } from './serve';
import { checkedClientDir } from './static-files';

const distDir = join(import.meta.dirname, '..');

async function main(): Promise<void> {
  const environment = readEnvironment(process.env);
  // React reads it when the app is loaded: in any other mode it draws many times slower.
  process.env.NODE_ENV = environment.mode;
  const clientDir = checkedClientDir(join(distDir, 'client'));
  const host = await createHost({
    environment,
    app: await loadAppEntry(new URL('./entry-server.js', import.meta.url).href),
    assets: await readManifest(clientDir, 'manifest.json'),
    adminAssets: await readManifest(clientDir, 'admin-manifest.json'),
    clientDir,
    cacheDir: environment.cacheDir ?? join(distDir, '../.cache'),
  });
  await serve(host, environment);
}

async function readManifest(clientDir: string, name: string): Promise<unknown> {
  return JSON.parse(await readFile(join(clientDir, '.vite', name), 'utf8')) as unknown;
}

main().catch((error: unknown) => {
  console.error(error instanceof StartError ? `The web host can't start:\n${error.message}` : error);
  process.exit(1);
});
