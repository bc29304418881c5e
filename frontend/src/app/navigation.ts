import { PUBLIC_PAGES, type PublicPath, TABLE_PATH } from '../domain/public-pages';

export type LinkedPage = (typeof PUBLIC_PAGES)[number];

const FOOTER: readonly PublicPath[] = ['/menu', '/reservations', '/events', '/gallery'];

/** Pages linked by a permanent button, in the footer’s last line or from other pages. */
const ASIDE: readonly PublicPath[] = ['/reservations', '/allergy-card', TABLE_PATH, '/privacy'];

export function navbarPages(isTapasShown: boolean): readonly LinkedPage[] {
  return PUBLIC_PAGES.filter(({ path }) => !ASIDE.includes(path) && (isTapasShown || path !== '/5-tapas'));
}

export const FOOTER_PAGES = FOOTER.flatMap((path) => PUBLIC_PAGES.filter((page) => page.path === path));
