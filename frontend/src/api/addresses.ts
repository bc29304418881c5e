import { keyOf } from './key-of';

/** The reads that every page may name without loading what parses them. Each is SWR's key too. */
export const MENU_KEY = '/api/menu/full';
export const SITE_KEY = '/api/site';

/** The key of the first highlights; without a limit the CMS gives its own number of them. */
export function highlightsKey(limit?: number): string {
  return keyOf('/api/highlights', { limit });
}
