import { EVENTS_LIMIT, HIGHLIGHTS_LIMIT, OFFERS_LIMIT } from '../domain/limits';
import type { Resource } from './resource';

function onDemand<T>(key: string, load: Resource<T>['load']): Resource<T> {
  return { key, load };
}

export const menuOnDemand = onDemand('/api/menu/full', async () => (await import('./menu')).readMenu);
export const drinksOnDemand = onDemand('/api/drinks/full', async () => (await import('./drinks')).readDrinks);
export const tapas5OnDemand = onDemand('/api/tapas5', async () => (await import('./tapas5')).readTapas5);
export const siteOnDemand = onDemand('/api/site', async () => (await import('./site')).readSite);
/** A file from the site's own build, not from the CMS. */
export const galleryOnDemand = onDemand(
  '/data/gallery.json',
  async () => (await import('./gallery')).readGallery,
);

export const highlightsOnDemand = onDemand(
  `/api/highlights?limit=${HIGHLIGHTS_LIMIT}`,
  async () => (await import('./highlights')).readHighlights,
);
export const eventsOnDemand = onDemand(
  `/api/events-specials?limit=${EVENTS_LIMIT}`,
  async () => (await import('./events')).readEvents,
);
export const offersOnDemand = onDemand(
  `/api/offers?limit=${OFFERS_LIMIT}`,
  async () => (await import('./offers')).readOffers,
);
