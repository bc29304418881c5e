import { PUBLIC_PAGES, type PublicPath, TABLE_PATH } from '../domain/public-pages';

export interface NavigationEntry {
  label: string;
  to: string;
}

const FOOTER: readonly PublicPath[] = ['/menu', '/reservations', '/events', '/gallery'];

const ENTRIES: readonly NavigationEntry[] = PUBLIC_PAGES.map(({ path, title }) => ({
  label: title,
  to: path,
}));

/** Pages linked from the footer’s last line or from other pages. */
const ASIDE: readonly string[] = ['/allergy-card', TABLE_PATH, '/privacy'] satisfies PublicPath[];

export const BOOKING_ENTRY: NavigationEntry = { label: 'Book a Table', to: '/reservations' };

/** Without booking, which is a permanent button. */
export function navbarEntries(isTapasShown: boolean): readonly NavigationEntry[] {
  return ENTRIES.filter(
    ({ to }) => to !== BOOKING_ENTRY.to && !ASIDE.includes(to) && (isTapasShown || to !== '/5-tapas'),
  );
}

export const FOOTER_ENTRIES = FOOTER.flatMap((path) => ENTRIES.filter(({ to }) => to === path));
