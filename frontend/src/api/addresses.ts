import { keyOf } from './key-of';

/** The reads that a page may name without loading what parses them. Each is SWR's key too. */
export const MENU_KEY = '/api/menu/full';
export const DRINKS_KEY = '/api/drinks/full';
export const TAPAS5_KEY = '/api/tapas5';
export const SITE_KEY = '/api/site';
export const GALLERY_KEY = '/data/gallery.json';

/** The key of the first highlights; without a limit the CMS gives its own number of them. */
export function highlightsKey(limit?: number): string {
  return keyOf('/api/highlights', { limit });
}

/** The key of the coming events and specials; without a limit the CMS gives its own number of them. */
export function eventsKey(limit?: number): string {
  return keyOf('/api/events-specials', { limit });
}

/** The key of the offers that hold on a date (`YYYY-MM-DD`); today's without one. */
export function offersKey(limit?: number, date?: string): string {
  return keyOf('/api/offers', { limit, date });
}
