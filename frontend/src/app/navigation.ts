import { matchPath } from 'react-router-dom';

export interface NavigationEntry {
  label: string;
  to: string;
}

const NAVBAR: readonly NavigationEntry[] = [
  { label: 'Home', to: '/' },
  { label: 'Menu', to: '/menu' },
  { label: 'Drinks', to: '/drinks' },
  { label: 'Events', to: '/events' },
  { label: 'Gallery', to: '/gallery' },
  { label: 'About', to: '/about' },
  { label: 'Contact', to: '/contact' },
];
const FOOTER: readonly NavigationEntry[] = [
  { label: 'Menu', to: '/menu' },
  { label: 'Reservations', to: '/reservations' },
  { label: 'Events', to: '/events' },
  { label: 'Gallery', to: '/gallery' },
];

/** Only what the route table has: no entry leads to a redirect. */
function routed(entries: readonly NavigationEntry[], routedPaths: readonly string[]): NavigationEntry[] {
  return entries.filter((entry) => routedPaths.some((path) => matchPath(path, entry.to) !== null));
}

/** The entries of the navbar and the side panel. */
export function navbarEntries(routedPaths: readonly string[]): NavigationEntry[] {
  return routed(NAVBAR, routedPaths);
}

/** The entries of the footer. */
export function footerEntries(routedPaths: readonly string[]): NavigationEntry[] {
  return routed(FOOTER, routedPaths);
}
