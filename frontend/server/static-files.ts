import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { StartError } from './env';
import { NOTICES, sendNotice } from './pages/notice-page';

/** Names under these folders hold a hash of what is in the file: the site's and the admin's. */
const HASHED_FOLDERS = ['/assets/', '/admin-assets/'];
/** What is in here is content: an answer from a copy would bring back what the site no longer shows. */
const DATA_FOLDER = '/data/';
const FOREVER = 'public, max-age=31536000, immutable';
const SHORT = 'public, max-age=3600';
const ASK_FIRST = 'no-cache';

/** Serves the built files of the browser, precompressed. Only files that were there at the start have a route at all. */
export async function addStaticFiles(host: FastifyInstance, clientDir: string): Promise<void> {
  await host.register(fastifyStatic, {
    root: clientDir,
    wildcard: false,
    index: false,
    dotfiles: 'ignore',
    // The build's manifest is for the server; compressed forms are chosen by header, not by name.
    globIgnore: ['**/.*/**', '**/.*', '**/*.br', '**/*.gz'],
    preCompressed: true,
    cacheControl: false,
    decorateReply: false,
    setHeaders: (response, path) => {
      const isIn = (folder: string) => path.startsWith(join(clientDir, folder));
      const caching = HASHED_FOLDERS.some(isIn) ? FOREVER : isIn(DATA_FOLDER) ? ASK_FIRST : SHORT;
      response.setHeader('cache-control', caching);
      response.setHeader('vary', 'Accept-Encoding');
    },
  });
  // An old page may ask for a chunk of an earlier build: a page in its place would be run as a script.
  for (const folder of HASHED_FOLDERS)
    host.get(`${folder}*`, (_request, reply) => sendNotice(reply, NOTICES.missing, null));
}

/** The folder of the browser's files, checked. Throws where the build has not been made. */
export function checkedClientDir(clientDir: string): string {
  for (const name of ['manifest.json', 'admin-manifest.json']) {
    const manifest = join(clientDir, '.vite', name);
    if (!existsSync(manifest)) throw new StartError(`${manifest} is missing: run "npm run build" first.`);
  }
  return clientDir;
}
