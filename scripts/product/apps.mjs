import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the whole product. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/**
 * @typedef {object} App
 * @property {string} name
 * @property {string} folder
 * @property {string[]} ignore what in the folder does not go into a build
 * @property {string} stamp a file inside the build that holds the digest of what it was made from
 * @property {string} output the folder of the build
 * @property {string[]} outputs files that a whole build has
 */

const NEVER_BUILT = ['node_modules', 'dist', 'coverage', 'tests', '.cache', 'vitest.config.ts'];

/** @type {App} */
export const CMS = {
  name: 'cms',
  folder: join(ROOT, 'cms'),
  ignore: [...NEVER_BUILT, 'build', '.strapi', 'data', 'public', 'seed', 'Dockerfile'],
  // Strapi's development mode empties dist, but for the panel's build.
  stamp: 'dist/build/.made-from',
  output: 'dist',
  outputs: ['dist/build/index.html', 'dist/src/index.js', 'dist/config/server.js'],
};

/** @type {App} */
export const SITE = {
  name: 'site',
  folder: join(ROOT, 'frontend'),
  ignore: [...NEVER_BUILT, 'Dockerfile'],
  stamp: 'dist/.made-from',
  output: 'dist',
  outputs: ['dist/client/.vite/manifest.json', 'dist/server/main.js'],
};
