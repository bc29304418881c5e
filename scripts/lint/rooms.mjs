/**
 * Who may import whom. A file belongs to the room with the longest path that it lies in, `*` standing for any one folder; a room
 * may import itself and what is listed. A file in no room is an error, so that a new folder has to be thought about.
 *
 * @typedef {object} Room
 * @property {string} path
 * @property {string[]} may paths of rooms
 * @property {boolean} [isFlat] holds the files right in the folder, not those in folders below
 * @property {string[]} [packages] which packages it may import; any, unless said otherwise. Tests may import any.
 * @property {string[]} [node] which of its files may import parts of Node.js; all, unless said otherwise. Tests may.
 */

const FEATURES_AND_BELOW = [
  'frontend/src/features',
  'frontend/src/ui',
  'frontend/src/api',
  'frontend/src/domain',
];

/** @param {string[]} names */
function adminRooms(...names) {
  return names.map((name) => `frontend/src/admin/${name}`);
}

/** What the screens of the admin are made of. */
const ADMIN_PARTS = adminRooms('session', 'shell', 'pictures', 'forms', 'lists');

/** @type {Room[]} */
export const ROOMS = [
  { path: 'frontend/src/domain', may: [], packages: [], node: [] },
  { path: 'frontend/src/ui', may: ['frontend/src/domain'], node: [] },
  { path: 'frontend/src/api', may: ['frontend/src/domain'], node: [] },
  {
    path: 'frontend/src/features',
    may: ['frontend/src/ui', 'frontend/src/api', 'frontend/src/domain'],
    node: [],
  },
  { path: 'frontend/src/pages/*', may: FEATURES_AND_BELOW, node: [] },
  // The staff's admin: who signs in, what every screen stands in, what several screens are made of, and one folder a
  // collection. No collection imports another.
  { path: 'frontend/src/admin/session', may: FEATURES_AND_BELOW, node: [] },
  { path: 'frontend/src/admin/shell', may: [...adminRooms('session'), ...FEATURES_AND_BELOW], node: [] },
  {
    path: 'frontend/src/admin/pictures',
    may: [...adminRooms('session', 'shell'), ...FEATURES_AND_BELOW],
    node: [],
  },
  {
    path: 'frontend/src/admin/forms',
    may: [...adminRooms('session', 'shell', 'pictures'), ...FEATURES_AND_BELOW],
    node: [],
  },
  {
    path: 'frontend/src/admin/lists',
    may: [...adminRooms('session', 'shell'), ...FEATURES_AND_BELOW],
    node: [],
  },
  { path: 'frontend/src/admin/food', may: [...ADMIN_PARTS, ...FEATURES_AND_BELOW], node: [] },
  {
    path: 'frontend/src/admin/menu',
    may: [...ADMIN_PARTS, ...adminRooms('food'), ...FEATURES_AND_BELOW],
    node: [],
  },
  {
    path: 'frontend/src/admin/drinks',
    may: [...ADMIN_PARTS, ...adminRooms('food'), ...FEATURES_AND_BELOW],
    node: [],
  },
  { path: 'frontend/src/admin/*', may: [...ADMIN_PARTS, ...FEATURES_AND_BELOW], node: [] },
  { path: 'frontend/src/styles', may: [], node: [] },
  {
    path: 'frontend/src/app',
    may: [
      'frontend/src/pages/*',
      'frontend/src/admin/*',
      ...adminRooms('session', 'shell', 'menu', 'drinks'),
      'frontend/src/styles',
      ...FEATURES_AND_BELOW,
    ],
    node: ['frontend/src/app/entry-server.tsx'],
  },
  // The host finds the built app at run time and knows nothing of its source.
  { path: 'frontend/server', may: [] },
  { path: 'frontend/tests-setup', may: [] },
  { path: 'frontend', isFlat: true, may: ['frontend/server', 'frontend/tests-setup'] },

  { path: 'cms/src/rules', may: [], packages: [], node: [] },
  // What is said to whoever asked, wherever it is found out.
  { path: 'cms/src/failures', may: [], packages: ['@strapi/utils'], node: [] },
  // The calls of the API, as data: routes, grants, checks and the written API are made from it.
  { path: 'cms/src/contract', may: ['cms/src/rules'], packages: ['zod'], node: [] },
  // The same calls, written down for people.
  { path: 'cms/src/openapi', may: ['cms/src/contract', 'cms/src/http'] },
  { path: 'cms/src/api/*/content-types', may: [] },
  { path: 'cms/src/api/*/routes', may: ['cms/src/contract'] },
  {
    path: 'cms/src/api/*/controllers',
    may: [
      'cms/src/api/*/services',
      'cms/src/contract',
      'cms/src/controllers',
      'cms/src/failures',
      'cms/src/http',
      'cms/src/limits',
      'cms/src/openapi',
      'cms/src/rules',
    ],
  },
  {
    path: 'cms/src/api/*/services',
    may: [
      'cms/src/contract',
      'cms/src/database',
      'cms/src/entries',
      'cms/src/failures',
      'cms/src/limits',
      'cms/src/passwords',
      'cms/src/pictures',
      'cms/src/rules',
      'cms/src/versions',
    ],
  },
  // Controllers that several folders of the API have in common: HTTP only, as those are.
  { path: 'cms/src/controllers', may: ['cms/src/contract', 'cms/src/http'] },
  // How the database is asked, whoever asks.
  { path: 'cms/src/database', may: [] },
  // How staff read and change entries: in turn, and never over someone else's change.
  {
    path: 'cms/src/entries',
    may: ['cms/src/failures', 'cms/src/freshness', 'cms/src/rules', 'cms/src/versions'],
  },
  // Which version of an entity or an answer this is, and whether a request means it.
  { path: 'cms/src/versions', may: ['cms/src/failures'] },
  { path: 'cms/src/http', may: ['cms/src/failures', 'cms/src/rules'] },
  // How often the same may be tried, and how much heavy work waits at once.
  {
    path: 'cms/src/limits',
    may: ['cms/src', 'cms/src/database', 'cms/src/failures', 'cms/src/http'],
  },
  // Whether a password fits, found out beside the main thread.
  { path: 'cms/src/passwords', may: ['cms/src/failures'], packages: ['bcryptjs'] },
  // The one gate that every picture comes in by.
  {
    path: 'cms/src/pictures',
    may: ['cms/src/failures', 'cms/src/rules'],
    packages: ['sharp', '@strapi/utils'],
  },
  { path: 'cms/src/freshness', may: ['cms/src/database', 'cms/src/failures', 'cms/src/rules'] },
  { path: 'cms/src/policies', may: ['cms/src/http'] },
  {
    path: 'cms/src/middlewares',
    may: [
      'cms/src/contract',
      'cms/src/failures',
      'cms/src/freshness',
      'cms/src/http',
      'cms/src/rules',
      'cms/src/versions',
    ],
  },
  {
    path: 'cms/src/bootstrap',
    may: ['cms/src', 'cms/src/contract', 'cms/src/failures', 'cms/src/freshness', 'cms/src/rules'],
  },
  { path: 'cms/src/extensions', may: ['cms/src/pictures'] },
  { path: 'cms/src/components', may: [] },
  { path: 'cms/src/admin', may: [] },
  // What happens at start, and the environment it happens in.
  { path: 'cms/src', isFlat: true, may: ['cms/src/bootstrap', 'cms/src/freshness', 'cms/src/limits'] },
  { path: 'cms/config', may: ['cms/src', 'cms/src/http', 'cms/src/rules'] },
  { path: 'cms/database', may: [] },
  // The tests speak HTTP, as everybody does; what they take from the source says what is to be expected.
  {
    path: 'cms/tests',
    may: ['cms/src/bootstrap', 'cms/src/contract', 'cms/src/openapi', 'cms/src/rules'],
  },
  { path: 'cms', isFlat: true, may: ['cms/tests'] },

  // Run before anything is installed, so with nothing but Node.js.
  { path: 'scripts', isFlat: true, may: ['scripts/product', 'scripts/tests', 'scripts/lint'], packages: [] },
  { path: 'scripts/supervisor', may: [], packages: [] },
  { path: 'scripts/product', may: ['scripts/supervisor'], packages: [] },
  { path: 'scripts/docker', may: ['scripts/product'], packages: [] },
  { path: 'scripts/tests', may: ['scripts/product', 'scripts/lint'], packages: [] },
  { path: 'scripts/docs', may: ['scripts/lint'], packages: [] },
  { path: 'scripts/lint', may: [], packages: ['oxc-parser'] },
  // The contract is held against the running CMS with the frontend's own types.
  { path: 'e2e', may: ['frontend/src/api', 'frontend/src/domain'] },
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
