export interface NavigationEntry {
  label: string;
  to: string;
}

/** The entries of the navbar and the side panel. */
export const NAVBAR_ENTRIES: readonly NavigationEntry[] = [
  { label: 'Home', to: '/' },
  { label: 'Menu', to: '/menu' },
  { label: 'Drinks', to: '/drinks' },
  { label: 'Events', to: '/events' },
  { label: 'Gallery', to: '/gallery' },
  { label: 'About', to: '/about' },
  { label: 'Contact', to: '/contact' },
];

/** The entries of the footer. */
export const FOOTER_ENTRIES: readonly NavigationEntry[] = [
  { label: 'Menu', to: '/menu' },
  { label: 'Reservations', to: '/reservations' },
  { label: 'Events', to: '/events' },
  { label: 'Gallery', to: '/gallery' },
];
