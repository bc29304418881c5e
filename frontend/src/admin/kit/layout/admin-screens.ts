import { matchPath } from 'react-router-dom';
import type { AdminIconName } from '../shell/admin-icon';

export const ADMIN_ROOT = '/admin';
export const LOGIN_PATH = '/admin/login';

interface Entry {
  path: string;
  label: string;
  icon: AdminIconName;
  isFrequent?: boolean;
  below?: readonly string[];
}

/** The screens in the navigation, and the paths below each. A fixed name goes before `:id`. */
const ENTRIES = [
  { path: 'tonight', label: 'Tonight', icon: 'moon', isFrequent: true },
  { path: 'menu', label: 'Menu', icon: 'utensils', isFrequent: true, below: ['new', 'categories', ':id'] },
  { path: 'drinks', label: 'Drinks', icon: 'wine', below: ['new', 'categories', ':id'] },
  { path: 'highlights', label: 'Highlights', icon: 'star', isFrequent: true },
  { path: 'offers', label: 'Offers', icon: 'tag', below: ['new', ':id'] },
  { path: 'events', label: 'Events', icon: 'calendar', below: ['new', ':id'] },
  { path: 'tapas5', label: 'Tapas $5', icon: 'dollar' },
  { path: 'contacts', label: 'Messages', icon: 'mail', isFrequent: true, below: [':id'] },
  { path: 'site', label: 'Restaurant', icon: 'store' },
  { path: 'history', label: 'History', icon: 'history' },
] as const satisfies readonly Entry[];

type PathOf<E extends Entry> = E extends {
  path: infer P extends string;
  below: readonly (infer Below extends string)[];
}
  ? P | `${P}/${Below}`
  : E['path'];

export type ScreenPath = PathOf<(typeof ENTRIES)[number]>;

export const NAV_ENTRIES: readonly Entry[] = ENTRIES;

export const SCREEN_PATHS = NAV_ENTRIES.flatMap(({ path, below = [] }) => [
  path,
  ...below.map((name) => `${path}/${name}`),
]) as readonly ScreenPath[];

/** Whether the admin has a screen at this path. Case matters: an address has one spelling. */
export function isAdminPath(pathname: string): boolean {
  const paths = [ADMIN_ROOT, LOGIN_PATH, ...SCREEN_PATHS.map((path) => `${ADMIN_ROOT}/${path}`)];
  return paths.some((path) => matchPath({ path, caseSensitive: true }, pathname) !== null);
}
