export interface NavigationEntry {
  label: string;
  to: string;
}

const HOME: NavigationEntry = { label: 'Home', to: '/' };
const TAPAS5: NavigationEntry = { label: 'Tapas $5', to: '/5-tapas' };
const PAGES: readonly NavigationEntry[] = [
  { label: 'Menu', to: '/menu' },
  { label: 'Drinks', to: '/drinks' },
  { label: 'Events', to: '/events' },
  { label: 'Gallery', to: '/gallery' },
  { label: 'About', to: '/about' },
  { label: 'Contact', to: '/contact' },
];

/** The last entry of the navbar and the side panel: a button, and always there. */
export const BOOKING_ENTRY: NavigationEntry = { label: 'Book a Table', to: '/reservations' };

/** The links of the navbar and the side panel; the special's only while there is one to show. */
export function navbarEntries(isTapasShown: boolean): readonly NavigationEntry[] {
  return isTapasShown ? [HOME, TAPAS5, ...PAGES] : [HOME, ...PAGES];
}

/** The entries of the footer. */
export const FOOTER_ENTRIES: readonly NavigationEntry[] = [
  { label: 'Menu', to: '/menu' },
  { label: 'Reservations', to: '/reservations' },
  { label: 'Events', to: '/events' },
  { label: 'Gallery', to: '/gallery' },
];
