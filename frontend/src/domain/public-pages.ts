export const TABLE_PATH = '/our-table';

/** In navigation order. Routes, the sitemap and the admin's links are built from this list too. */
export const PUBLIC_PAGES = [
  { path: '/', title: 'Home' },
  { path: '/5-tapas', title: 'Tapas $5' },
  { path: '/menu', title: 'Menu' },
  { path: '/drinks', title: 'Drinks' },
  { path: '/events', title: 'Events' },
  { path: '/gallery', title: 'Gallery' },
  { path: '/about', title: 'About' },
  { path: '/contact', title: 'Contact' },
  { path: '/reservations', title: 'Reservations' },
  { path: '/privacy', title: 'Privacy' },
  { path: '/allergy-card', title: 'Allergy card' },
  { path: TABLE_PATH, title: 'Our table' },
] as const;

export type PublicPath = (typeof PUBLIC_PAGES)[number]['path'];

/** Pages that filter food by the diet in their address, or show that diet to the kitchen. */
const DIET_PAGES: readonly string[] = [
  '/menu',
  '/drinks',
  '/5-tapas',
  '/allergy-card',
  TABLE_PATH,
] satisfies PublicPath[];

export const isDietPage = (path: string) => DIET_PAGES.includes(withoutEndSlash(path));

/** Staff may type `/menu/` as a button's link. */
export function withoutEndSlash(pathname: string): string {
  return pathname.replace(/(?<=.)\/+$/, '');
}
