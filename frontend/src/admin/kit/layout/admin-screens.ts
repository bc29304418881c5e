import { matchPath } from 'react-router-dom';
import { ADMIN_ROOT, LOGIN_PATH, WELCOME_PATH } from '../session/own-path';
import type { StaffRole } from '../session/session-store';
import type { AdminIconName } from '../shell/admin-icon';

interface Entry {
  path: string;
  label: string;
  icon: AdminIconName;
  /** The lowest role that may open it; manager by default. */
  who?: StaffRole;
  isFrequent?: boolean;
  /** Whether it is in the account’s menu instead. */
  isOwn?: boolean;
  below?: readonly string[];
}

/** The screens in the navigation, and the paths below each. A fixed name goes before `:id`. */
const ENTRIES = [
  { path: 'tonight', label: 'Tonight', icon: 'moon', who: 'host', isFrequent: true },
  {
    path: 'menu',
    label: 'Menu',
    icon: 'utensils',
    isFrequent: true,
    below: ['new', 'categories', 'import', ':id'],
  },
  { path: 'drinks', label: 'Drinks', icon: 'wine', below: ['new', 'categories', 'import', ':id'] },
  { path: 'highlights', label: 'Highlights', icon: 'star', isFrequent: true },
  { path: 'offers', label: 'Offers', icon: 'tag', below: ['new', ':id'] },
  { path: 'events', label: 'Events', icon: 'calendar', below: ['new', ':id'] },
  { path: 'tapas5', label: 'Tapas $5', icon: 'dollar' },
  { path: 'photos', label: 'Photos', icon: 'picture', below: [':id'] },
  { path: 'contacts', label: 'Messages', icon: 'mail', who: 'host', isFrequent: true, below: [':id'] },
  { path: 'site', label: 'Restaurant', icon: 'store' },
  { path: 'history', label: 'History', icon: 'history' },
  { path: 'people', label: 'People', icon: 'user', who: 'owner' },
  { path: 'profile', label: 'Your account', icon: 'user', who: 'host', isOwn: true },
] as const satisfies readonly Entry[];

type PathOf<E extends Entry> = E extends {
  path: infer P extends string;
  below: readonly (infer Below extends string)[];
}
  ? P | `${P}/${Below}`
  : E['path'];

export type ScreenPath = PathOf<(typeof ENTRIES)[number]>;

const ALL: readonly Entry[] = ENTRIES;

export const NAV_ENTRIES = ALL.filter(({ isOwn }) => !isOwn);

export const SCREEN_PATHS = ALL.flatMap(({ path, below = [] }) => [
  path,
  ...below.map((name) => `${path}/${name}`),
]) as readonly ScreenPath[];

export function whoOpens(address: string): StaffRole {
  const [pathname = ''] = address.split(/[?#]/);
  const entry = ALL.find(({ path }) => `${pathname}/`.startsWith(`${ADMIN_ROOT}/${path}/`));
  return entry?.who ?? 'manager';
}

/** Whether the admin has something at this path. Case counts: an address has one spelling. */
export function isAdminPath(pathname: string): boolean {
  const paths = [
    ADMIN_ROOT,
    LOGIN_PATH,
    WELCOME_PATH,
    ...SCREEN_PATHS.map((path) => `${ADMIN_ROOT}/${path}`),
  ];
  return paths.some((path) => matchPath({ path, caseSensitive: true }, pathname) !== null);
}
