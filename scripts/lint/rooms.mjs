/**
 * Who may import whom. A file belongs to the room with the longest matching path, where `*` matches any one folder; a room
 * may import itself and the rooms listed. A file in no room is an error, so that new folders are added deliberately.
 *
 * @typedef {object} Room
 * @property {string} path
 * @property {string[]} may paths of rooms
 * @property {string[]} [types] rooms that it may import types from
 * @property {boolean} [isFlat] contains only the files directly in the folder, not those in subfolders
 * @property {string[]} [packages] the packages it may import; by default, any. Tests may import any.
 * @property {string[]} [node] the files that may import Node.js modules; by default, all. Tests may.
 */

/**
 * Rooms below one folder; their paths, and those they may import, are relative to it.
 *
 * @param {string} folder
 * @param {Room[]} rooms
 * @returns {Room[]}
 */
function within(folder, rooms) {
  const full = (/** @type {string} */ path) => (path === '' ? folder : `${folder}/${path}`);
  return rooms.map((room) => ({ ...room, path: full(room.path), may: room.may.map(full) }));
}

const BELOW_PAGES = ['features', 'ui', 'api', 'domain'];
/** The building blocks of the admin's screens. */
const ADMIN_KIT = ['session', 'shell', 'pictures', 'forms', 'lists'].map((name) => `admin/kit/${name}`);
const BELOW_SCREENS = [...ADMIN_KIT, ...BELOW_PAGES];

const SITE_ROOMS = within('frontend/src', [
  { path: 'domain', may: [], packages: [] },
  { path: 'ui', may: ['domain'] },
  { path: 'api', may: ['domain'] },
  { path: 'features', may: ['ui', 'api', 'domain'] },
  { path: 'pages/*', may: BELOW_PAGES },
  // The staff admin: the kit that its screens are built from, and one folder per screen. No screen imports another.
  { path: 'admin/kit/session', may: BELOW_PAGES },
  { path: 'admin/kit/shell', may: ['admin/kit/session', ...BELOW_PAGES] },
  { path: 'admin/kit/pictures', may: ['admin/kit/session', 'admin/kit/shell', ...BELOW_PAGES] },
  { path: 'admin/kit/forms', may: BELOW_SCREENS.filter((path) => path !== 'admin/kit/forms') },
  { path: 'admin/kit/lists', may: ['admin/kit/session', 'admin/kit/shell', ...BELOW_PAGES] },
  {
    path: 'admin/kit/layout',
    may: ['admin/kit/session', 'admin/kit/shell', 'admin/kit/lists', ...BELOW_PAGES],
  },
  { path: 'admin/food', may: BELOW_SCREENS },
  { path: 'admin/menu', may: ['admin/food', ...BELOW_SCREENS] },
  { path: 'admin/drinks', may: ['admin/food', ...BELOW_SCREENS] },
  { path: 'admin/cards', may: BELOW_SCREENS },
  { path: 'admin/offers', may: ['admin/cards', ...BELOW_SCREENS] },
  { path: 'admin/events', may: ['admin/cards', ...BELOW_SCREENS] },
  { path: 'admin/*', may: BELOW_SCREENS },
  { path: 'styles', may: [] },
]).map((room) => ({ ...room, node: [] }));

const SURROUNDINGS = ['session', 'shell', 'layout'].map((name) => `admin/kit/${name}`);
const SCREENS = ['admin/*', 'admin/menu', 'admin/drinks', 'admin/offers', 'admin/events'];
const APP_ROOMS = within('frontend/src', [
  {
    path: 'app',
    may: ['pages/*', ...SCREENS, ...SURROUNDINGS, 'styles', ...BELOW_PAGES],
    node: ['frontend/src/app/entry-server.tsx'],
  },
  // Test fixtures; import-rule.mjs keeps the product from importing them.
  {
    path: 'testing',
    may: ['app', 'pages/*', 'admin/*', 'admin/food', 'admin/menu', 'admin/drinks', ...BELOW_SCREENS],
  },
]);

const CMS_ROOMS = within('cms/src', [
  { path: 'rules', may: [], packages: [], node: [] },
  // Failures worded for the caller, whichever layer detects them, and for the log.
  {
    path: 'failures',
    may: [],
    packages: ['@strapi/utils', 'pino', 'pino-pretty', 'winston-transport'],
  },
  // Entities and calls, as data: routes, grants, checks and the API document are derived from it.
  { path: 'contract', may: ['rules'], packages: ['zod'], node: [] },
  // Converts a stored record to the API's answer.
  { path: 'presenters', may: ['contract', 'rules'], packages: ['zod'], node: [] },
  // Turns a factory into a service.
  { path: 'api', isFlat: true, may: [] },
  { path: 'api/*/content-types', may: [] },
  // Calls outside the contract.
  { path: 'api/*/routes', may: [] },
  { path: 'api/*/policies', may: ['api/*/services', 'contract', 'http', 'rules'] },
  {
    path: 'api/*/controllers',
    may: ['api/*/services', 'contract', 'failures', 'http', 'http/limits', 'rules'],
  },
  {
    path: 'api/*/services',
    may: [
      'api',
      'api/*/passwords',
      'api/*/services',
      'contract',
      'entries',
      'failures',
      'http/limits',
      'presenters',
      'rules',
    ],
  },
  // Checks passwords in a thread, so that the main one stays free.
  { path: 'api/*/passwords', may: ['failures'], packages: ['bcryptjs'] },
  // How staff read and change entries: one write at a time, never overwriting someone else's change.
  { path: 'entries', may: ['api', 'contract', 'failures', 'rules'] },
  // Checks on every write, from whatever source.
  { path: 'guards', may: ['entries', 'failures', 'rules'] },
  { path: 'http', may: ['contract', 'failures', 'rules'] },
  // Who calls, and how often.
  { path: 'http/limits', may: ['api', 'environment', 'failures'] },
  { path: 'middlewares', may: ['api/*/services', 'contract', 'entries', 'failures', 'http', 'http/limits'] },
  {
    path: 'bootstrap',
    may: [
      'api/*/services',
      'backup',
      'contract',
      'entries',
      'environment',
      'failures',
      'http',
      'http/limits',
      'rules',
    ],
  },
  // Backs everything up to one archive and restores it, as separate commands beside the running CMS.
  { path: 'backup', may: ['entries', 'environment', 'failures'] },
  { path: 'environment', may: [] },
  // Overrides of Strapi's own plugins. Every picture passes the checks of `upload`.
  {
    path: 'extensions',
    may: ['entries', 'failures', 'rules'],
    packages: ['@aws-sdk/client-s3', '@strapi/strapi', 'sharp'],
  },
  { path: 'components', may: [] },
  { path: 'admin', may: [] },
  // The steps at startup, in order.
  { path: '', isFlat: true, may: ['bootstrap', 'entries', 'environment', 'guards'] },
]);

/** @type {Room[]} */
export const ROOMS = [
  ...SITE_ROOMS,
  ...APP_ROOMS,
  // The host loads the built app at run time, and imports only its types from the source.
  { path: 'frontend/server', may: [], types: ['frontend/src/app'] },
  { path: 'frontend/tests-setup', may: [] },
  { path: 'frontend', isFlat: true, may: ['frontend/server', 'frontend/tests-setup'] },

  ...CMS_ROOMS,
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
 * @returns {{room: Room, path: string} | null} the room, and the folder that it is for this file
 */
export function roomOf(file) {
  const folders = file.split('/').slice(0, -1);
  let best = null;
  for (const room of ROOMS) {
    const parts = room.path === '.' ? [] : room.path.split('/');
    const isInside = room.isFlat ? folders.length === parts.length : folders.length >= parts.length;
    if (!isInside || !parts.every((part, at) => part === '*' || part === folders[at])) continue;
    if (best === null || parts.length > best.parts.length) best = { room, parts };
  }
  return best && { room: best.room, path: folders.slice(0, best.parts.length).join('/') };
}

/**
 * @param {{room: Room, path: string}} from
 * @param {{room: Room, path: string}} to
 */
export function mayImport(from, to) {
  if (from.path === to.path && from.room === to.room) return true;
  return from.room.may.some(
    (allowed) => allowed === to.room.path || (allowed === to.path && !to.room.isFlat),
  );
}
