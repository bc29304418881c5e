import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Restaurant } from './host-parts';
import { NOTICES, sendNotice } from './pages/notice-page';

/** File names in these folders contain a hash of the content. */
const HASHED_FOLDERS = ['/assets/', '/admin-assets/'];
/** Served as content: a cached copy would bring back what the site no longer shows. */
const DATA_FOLDER = '/data/';
const FOREVER = 'public, max-age=31536000, immutable';
const SHORT = 'public, max-age=3600';
const REVALIDATE = 'no-cache';

export async function addStaticFiles(
  host: FastifyInstance,
  clientDir: string,
  restaurant: () => Restaurant,
): Promise<void> {
  await host.register(fastifyStatic, {
    root: clientDir,
    wildcard: false,
    index: false,
    dotfiles: 'ignore',
    globIgnore: ['**/.*/**', '**/.*', '**/*.br', '**/*.gz'],
    preCompressed: true,
    cacheControl: false,
    decorateReply: false,
    setHeaders: (response, path) => {
      const isIn = (folder: string) => path.startsWith(join(clientDir, folder));
      const caching = HASHED_FOLDERS.some(isIn) ? FOREVER : isIn(DATA_FOLDER) ? REVALIDATE : SHORT;
      response.setHeader('cache-control', caching);
      response.setHeader('vary', 'Accept-Encoding');
    },
  });
  // An open tab may request a chunk from an earlier build, and would run a page sent in its place as a script.
  for (const folder of HASHED_FOLDERS)
    host.get(`${folder}*`, (_request, reply) => sendNotice(reply, NOTICES.missing, restaurant()));
}
