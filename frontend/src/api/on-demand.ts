import type { DrinkList } from '../domain/drink';
import type { EventCard } from '../domain/event';
import type { GalleryPhoto } from '../domain/gallery';
import type { Highlight } from '../domain/highlight';
import type { Menu } from '../domain/menu';
import type { Offer } from '../domain/offer';
import type { Site } from '../domain/site';
import type { TapasSpecial } from '../domain/tapas-special';
import {
  DRINKS_KEY,
  eventsKey,
  GALLERY_KEY,
  highlightsKey,
  MENU_KEY,
  offersKey,
  SITE_KEY,
  TAPAS5_KEY,
} from './addresses';
import type { ResourceOnDemand } from './resource';

export const menuOnDemand: ResourceOnDemand<Menu> = {
  key: MENU_KEY,
  load: async () => (await import('./menu')).menuResource,
};

export const drinksOnDemand: ResourceOnDemand<DrinkList> = {
  key: DRINKS_KEY,
  load: async () => (await import('./drinks')).drinksResource,
};

export const tapas5OnDemand: ResourceOnDemand<TapasSpecial> = {
  key: TAPAS5_KEY,
  load: async () => (await import('./tapas5')).tapas5Resource,
};

export const siteOnDemand: ResourceOnDemand<Site> = {
  key: SITE_KEY,
  load: async () => (await import('./site')).siteResource,
};

/** The photos of the gallery: a file of the site's own build, not of the CMS. */
export const galleryOnDemand: ResourceOnDemand<readonly GalleryPhoto[]> = {
  key: GALLERY_KEY,
  load: async () => (await import('./gallery')).galleryResource,
};

/** The first highlights, at most `limit` of them. */
export function highlightsOnDemand(limit: number): ResourceOnDemand<readonly Highlight[]> {
  return {
    key: highlightsKey(limit),
    load: async () => (await import('./highlights')).highlightsResource(limit),
  };
}

/** The coming events and specials, at most `limit` of them. */
export function eventsOnDemand(limit: number): ResourceOnDemand<readonly EventCard[]> {
  return {
    key: eventsKey(limit),
    load: async () => (await import('./events')).eventsResource(limit),
  };
}

/** Today's offers, at most `limit` of them. */
export function offersOnDemand(limit: number): ResourceOnDemand<readonly Offer[]> {
  return {
    key: offersKey(limit),
    load: async () => (await import('./offers')).offersResource(limit),
  };
}
