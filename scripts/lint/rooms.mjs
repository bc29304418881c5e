/**
 * Who may import whom. A file belongs to the room with the longest path that it lies in, `*` standing for any one folder; a room
 * may import itself and what is listed. A file in no room is an error, so that a new folder has to be thought about.
 *
 * @typedef {object} Room
 * @property {string} path
 * @property {string[]} may paths of rooms
 * @property {string[]} [types] rooms that it may import types from
 * @property {boolean} [isFlat] holds the files right in the folder, not those in folders below
 * @property {string[]} [packages] which packages it may import; any, unless said otherwise. Tests may import any.
 * @property {string[]} [node] which of its files may import parts of Node.js; all, unless said otherwise. Tests may.
 */

/**
 * Rooms of one folder, which their paths and those that they may import leave out.
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
/** What the screens of the admin are made of. */
const ADMIN_KIT = ['session', 'shell', 'pictures', 'forms', 'lists'].map((name) => `admin/kit/${name}`);
const BELOW_SCREENS = [...ADMIN_KIT, ...BELOW_PAGES];

const SITE_ROOMS = within('frontend/src', [
  { path: 'domain', may: [], packages: [] },
  { path: 'ui', may: ['domain'] },
  { path: 'api', may: ['domain'] },
  { path: 'features', may: ['ui', 'api', 'domain'] },
  { path: 'pages/*', may: BELOW_PAGES },
  // The staff admin: the kit that its screens are made of, and one folder a screen. No screen imports another.
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
  // Fixtures of the tests; import-rule.mjs keeps the product from importing them.
  {
    path: 'testing',
    may: ['app', 'pages/*', 'admin/*', 'admin/food', 'admin/menu', 'admin/drinks', ...BELOW_SCREENS],
  },
]);

const CMS_ROOMS = within('cms/src', [
  { path: 'rules', may: [], packages: [], node: [] },
  // What is said to whoever asked, wherever it is found out.
  { path: 'failures', may: [], packages: ['@strapi/utils'] },
  // Entities and calls, as data: routes, grants, checks and the API document are made from it.
  { path: 'contract', may: ['rules'], packages: ['zod'], node: [] },
  // A stored record, as the API answers it.
  { path: 'presenters', may: ['contract', 'rules'], packages: ['zod'], node: [] },
  // What makes a service of a factory.
  { path: 'api', isFlat: true, may: [] },
  { path: 'api/*/content-types', may: [] },
  { path: 'api/*/routes', may: ['contract'] },
  { path: 'api/*/policies', may: ['api/*/services', 'contract', 'http', 'rules'] },
  { path: 'api/*/controllers', may: ['api/*/services', 'contract', 'failures', 'http', 'limits', 'rules'] },
  {
    path: 'api/*/services',
    may: [
      'api',
      'api/*/passwords',
      'api/*/services',
      'contract',
      'entries',
      'failures',
      'limits',
      'metrics',
      'pictures',
      'presenters',
      'rules',
    ],
  },
  // Whether a password fits, found out beside the main thread.
  { path: 'api/*/passwords', may: ['failures'], packages: ['bcryptjs'] },
  // How staff read and change entries: in turn, and never over someone else's change.
  { path: 'entries', may: ['contract', 'failures', 'rules'] },
  // What is checked on every write, whichever way it comes.
  { path: 'guards', may: ['api/*/services', 'contract', 'entries', 'failures', 'rules'] },
  { path: 'http', may: ['contract', 'failures', 'rules'] },
  // What is counted, for Prometheus.
  { path: 'metrics', may: [], packages: ['@strapi/strapi', 'prom-client'] },
  { path: 'log', may: ['failures'], packages: ['pino', 'pino-pretty', 'winston-transport'] },
  // How often the same may be tried.
  { path: 'limits', may: ['environment', 'failures'] },
  // The one gate that every picture comes in by.
  { path: 'pictures', may: ['failures', 'rules'], packages: ['sharp', '@strapi/utils'] },
  { path: 'freshness', may: ['failures', 'rules'] },
  {
    path: 'middlewares',
    may: [
      'api/*/services',
      'contract',
      'entries',
      'environment',
      'failures',
      'freshness',
      'http',
      'metrics',
      'rules',
    ],
  },
  {
    path: 'bootstrap',
    may: [
      'api/*/services',
      'backup',
      'contract',
      'entries',
      'environment',
      'failures',
      'limits',
      'metrics',
      'rules',
    ],
  },
  // Everything in one archive and back: commands of their own, beside the running CMS.
  { path: 'backup', may: ['entries', 'environment', 'failures'] },
  { path: 'environment', may: [] },
  { path: 'extensions', may: ['entries', 'pictures'] },
  { path: 'components', may: [] },
  { path: 'admin', may: [] },
  // What happens at start, in order.
  { path: '', isFlat: true, may: ['backup', 'bootstrap', 'entries', 'environment', 'guards', 'limits'] },
]);

/** @type {Room[]} */
export const ROOMS = [
  ...SITE_ROOMS,
  ...APP_ROOMS,
  // The host finds the built app at run time, and takes only its types from the source.
  { path: 'frontend/server', may: [], types: ['frontend/src/app'] },
  { path: 'frontend/tests-setup', may: [] },
  { path: 'frontend', isFlat: true, may: ['frontend/server', 'frontend/tests-setup'] },

  ...CMS_ROOMS,
  { path: 'cms/config', may: ['cms/src/environment', 'cms/src/http', 'cms/src/log', 'cms/src/rules'] },
  { path: 'cms/database', may: [] },
  // The tests speak HTTP, as everybody does; what they take from the source says what is to be expected.
  { path: 'cms/tests', may: ['cms/src/bootstrap', 'cms/src/contract', 'cms/src/log', 'cms/src/rules'] },
  { path: 'cms', isFlat: true, may: ['cms/tests'] },

  // Run before anything is installed, so with nothing but Node.js.
  { path: 'scripts', isFlat: true, may: ['scripts/product', 'scripts/tests', 'scripts/lint'], packages: [] },
  { path: 'scripts/supervisor', may: [], packages: [] },
  { path: 'scripts/product', may: ['scripts/supervisor'], packages: [] },
  { path: 'scripts/docker', may: ['scripts/product', 'scripts/supervisor'], packages: [] },
  { path: 'scripts/tests', may: ['scripts/product', 'scripts/lint'], packages: [] },
  { path: 'scripts/docs', may: ['scripts/lint'], packages: [] },
  { path: 'scripts/breakages', may: ['scripts/product', 'scripts/tests'], packages: [] },
  { path: 'scripts/lint', may: [], packages: ['oxc-parser'] },
  // The contract is held against the running CMS with the frontend's own types.
  { path: 'e2e', may: ['frontend/src/api', 'frontend/src/domain', 'scripts/product', 'scripts/tests'] },
  { path: 'bench', may: ['scripts/product', 'scripts/tests'] },
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
