import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the whole product. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/**
 * @typedef {object} App
 * @property {string} name
 * @property {string} folder
 * @property {Record<string, string>} compiled packages that must be compiled, each with the one that takes its place where
 *   Node.js is new enough for a prebuilt one
 * @property {string[]} ignore files in the folder that do not affect a build
 * @property {string[]} stamps files inside the build that contain the digest of its sources
 * @property {string} output the folder of the build
 * @property {string[]} outputs files that a complete build has
 */

const NEVER_BUILT = ['node_modules', 'dist', 'coverage', 'tests', '.cache', 'vitest.config.ts'];

const COMPILED = 'dist/.compiled-from';

/** @type {App} */
export const CMS = {
  name: 'cms',
  folder: join(ROOT, 'cms'),
  compiled: { 'better-sqlite3': 'better-sqlite3-prebuilt' },
  ignore: [...NEVER_BUILT, 'build', '.strapi', 'data', 'public', 'seed', 'Dockerfile'],
  stamps: ['dist/build/.made-from', COMPILED],
  output: 'dist',
  outputs: ['dist/build/index.html', 'dist/src/index.js', 'dist/config/server.js'],
};

/**
 * The part of the CMS that development needs built: the panel. Strapi's development mode keeps its build, and
 * recompiles the rest on every change.
 *
 * @type {App}
 */
export const PANEL = { ...CMS, stamps: ['dist/build/.made-from'], outputs: ['dist/build/index.html'] };

/** @type {App} */
export const SITE = {
  name: 'site',
  folder: join(ROOT, 'frontend'),
  compiled: {},
  ignore: [...NEVER_BUILT, 'Dockerfile'],
  stamps: ['dist/.made-from'],
  output: 'dist',
  outputs: [
    'dist/client/.vite/manifest.json',
    'dist/client/.vite/admin-manifest.json',
    'dist/server/main.js',
  ],
};
