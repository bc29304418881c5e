import { matchPath } from 'react-router-dom';

export interface NavigationEntry {
  label: string;
  to: string;
}

const ENTRIES: readonly NavigationEntry[] = [
  { label: 'Home', to: '/' },
  { label: 'Tapas $5', to: '/5-tapas' },
  { label: 'Menu', to: '/menu' },
  { label: 'Drinks', to: '/drinks' },
  { label: 'Events', to: '/events' },
  { label: 'Gallery', to: '/gallery' },
  { label: 'About', to: '/about' },
  { label: 'Contact', to: '/contact' },
];

/** The pages in the order of the navbar. Only those that the route table has: no entry leads to a redirect. */
export function navigationEntries(routedPaths: readonly string[]): NavigationEntry[] {
  return ENTRIES.filter((entry) => routedPaths.some((path) => matchPath(path, entry.to) !== null));
}
