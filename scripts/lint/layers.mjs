import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../product/apps.mjs';

/**
 * Who may import whom. A file belongs to the layer with the longest matching path, where `*` matches any one folder; a
 * layer may import itself and the layers listed. A file in no layer is an error, so that new folders are added
 * deliberately.
 *
 * @typedef {object} Layer
 * @property {string} path
 * @property {string[]} may paths of layers
 * @property {string[]} [types] layers that it may import types from
 * @property {boolean} [isFlat] contains only the files directly in the folder, not those in subfolders
 * @property {string[]} [packages] the packages it may import; by default, any. Tests may import any.
 * @property {string[]} [node] the files that may import Node.js modules; by default, all. Tests may.
 */

/**
 * What the table of layers in docs/architecture.md does not say.
 *
 * @type {Record<string, Partial<Layer>>}
 */
const FURTHER = {
  'frontend/src/domain': { packages: [] },
  'frontend/src/app': { node: ['frontend/src/app/entry-server.tsx'] },
  'frontend/src/testing': { node: undefined },
  'cms/src': { isFlat: true },
  'cms/src/rules': { packages: [], node: [] },
  'cms/src/failures': { packages: ['@strapi/utils', 'pino', 'pino-pretty', 'winston-transport'] },
  'cms/src/contract': { packages: ['zod'], node: [] },
  'cms/src/presenters': { packages: ['zod'], node: [] },
  'cms/src/api': { isFlat: true },
  'cms/src/api/*/passwords': { packages: ['bcryptjs'] },
  'cms/src/extensions': { packages: ['@aws-sdk/client-s3', '@strapi/strapi', 'sharp'] },
};

const PAGE = readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8');
const TABLE = PAGE.matchAll(/^\| `((cms|frontend)\/src[^`]*)` +\|[^|]+\| +([^|]+?) +\|$/gm);

/**
 * In the table's order: of two layers that match equally well, the first counts.
 *
 * @type {Layer[]}
 */
const APP_LAYERS = [...TABLE].map(([, path = '', app, may = '']) => ({
  path,
  may: [...may.matchAll(/`([^`]+)`/g)].map(([, name]) => `${app}/src/${name}`),
  ...(app === 'frontend' && { node: [] }),
  ...FURTHER[path],
}));

/** @type {Layer[]} */
const LAYERS = [
  ...APP_LAYERS,
  // The host loads the built app at run time, and imports only its types from the source.
  { path: 'frontend/server', may: [], types: ['frontend/src/app'] },
  { path: 'frontend/tests-setup', may: [] },
  { path: 'frontend', isFlat: true, may: ['frontend/server'] },

  { path: 'cms/config', may: ['cms/src/environment', 'cms/src/failures', 'cms/src/http'] },
  { path: 'cms/database', may: [] },
  // The tests use HTTP, like any client; what they import from the source defines what to expect.
  { path: 'cms/tests', may: ['cms/src/bootstrap', 'cms/src/contract', 'cms/src/failures', 'cms/src/rules'] },
  { path: 'cms', isFlat: true, may: ['cms/tests'] },

  // Runs before anything is installed, so only with Node.js.
  { path: 'scripts', isFlat: true, may: ['scripts/product', 'scripts/tests', 'scripts/lint'], packages: [] },
  { path: 'scripts/supervisor', may: [], packages: [] },
  { path: 'scripts/product', may: ['scripts/supervisor'], packages: [] },
  { path: 'scripts/docker', may: ['scripts/product', 'scripts/supervisor'], packages: [] },
  { path: 'scripts/tests', may: ['scripts/product', 'scripts/lint', 'scripts/supervisor'], packages: [] },
  { path: 'scripts/docs', may: ['scripts/lint', 'scripts/product'], packages: [] },
  { path: 'scripts/breakages', may: ['scripts/lint', 'scripts/product', 'scripts/tests'], packages: [] },
  { path: 'scripts/lint', may: ['scripts/product'], packages: ['oxc-parser'] },
  // Checks the running CMS against the contract, using the frontend's own types.
  { path: 'e2e', may: ['frontend/src/api', 'frontend/src/domain', 'scripts/product', 'scripts/tests'] },
  { path: 'bench', may: ['scripts/product', 'scripts/supervisor', 'scripts/tests'] },
  { path: 'art', may: [], packages: ['@playwright/test'] },
  { path: '.', isFlat: true, may: [] },
];

/**
 * @param {string} file path from the root
 * @returns {{layer: Layer, path: string} | null} the layer, and the folder that it is for this file
 */
export function layerOf(file) {
  const folders = file.split('/').slice(0, -1);
  let best = null;
  for (const layer of LAYERS) {
    const parts = layer.path === '.' ? [] : layer.path.split('/');
    const isInside = layer.isFlat ? folders.length === parts.length : folders.length >= parts.length;
    if (!isInside || !parts.every((part, at) => part === '*' || part === folders[at])) continue;
    if (best === null || parts.length > best.parts.length) best = { layer, parts };
  }
  return best && { layer: best.layer, path: folders.slice(0, best.parts.length).join('/') };
}

/**
 * @param {{layer: Layer, path: string}} from
 * @param {{layer: Layer, path: string}} to
 */
export function mayImport(from, to) {
  if (from.path === to.path && from.layer === to.layer) return true;
  return from.layer.may.some(
    (allowed) => allowed === to.layer.path || (allowed === to.path && !to.layer.isFlat),
  );
}
