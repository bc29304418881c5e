import type { Highlight } from '../domain/highlight';
import type { Menu } from '../domain/menu';
import type { Site } from '../domain/site';
import { highlightsKey, MENU_KEY, SITE_KEY } from './addresses';
import type { ResourceOnDemand } from './resource';

export const menuOnDemand: ResourceOnDemand<Menu> = {
  key: MENU_KEY,
  load: async () => (await import('./menu')).menuResource,
};

export const siteOnDemand: ResourceOnDemand<Site> = {
  key: SITE_KEY,
  load: async () => (await import('./site')).siteResource,
};

/** The first highlights, at most `limit` of them. */
export function highlightsOnDemand(limit: number): ResourceOnDemand<readonly Highlight[]> {
  return {
    key: highlightsKey(limit),
    load: async () => (await import('./highlights')).highlightsResource(limit),
  };
}
