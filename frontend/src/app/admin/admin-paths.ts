import { matchPath } from 'react-router-dom';

/** Where staff work, and where they sign in. */
export const ADMIN_ROOT = '/admin';
export const LOGIN_PATH = '/admin/login';

/** The screens behind the sign-in, below `/admin`, as the router writes them. A fixed name goes before `:id`. */
export const SCREEN_PATHS = [
  'menu',
  'menu/new',
  'menu/categories',
  'menu/:id',
  'drinks',
  'drinks/new',
  'drinks/categories',
  'drinks/:id',
  'highlights',
  'offers',
  'offers/new',
  'offers/:id',
  'events',
  'events/new',
  'events/:id',
  'tapas5',
  'contacts',
  'contacts/:id',
  'site',
] as const;

export type ScreenPath = (typeof SCREEN_PATHS)[number];

/** Whether the admin has something at this path. Case counts: an address has one spelling. */
export function isAdminPath(pathname: string): boolean {
  const paths = [ADMIN_ROOT, LOGIN_PATH, ...SCREEN_PATHS.map((path) => `${ADMIN_ROOT}/${path}`)];
  return paths.some((path) => matchPath({ path, caseSensitive: true }, pathname) !== null);
}
