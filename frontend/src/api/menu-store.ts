import type { Highlight } from '../domain/highlight';
import type { Menu } from '../domain/menu';
import { highlightsOnDemand, menuOnDemand } from './on-demand';
import { type PageEntry, type StoreState, useResource } from './use-resource';

/** The store's own texts; pages show theirs. */
const MENU_STORE_ERROR = 'Error cargando menú';
const HIGHLIGHTS_STORE_ERROR = 'Error loading highlights';

/** The menu, cached between pages and fetched again on every entry by navigation. */
export function useMenu(entry: PageEntry): StoreState<Menu> {
  return useResource(menuOnDemand, MENU_STORE_ERROR, entry);
}

/** The first highlights, cached between pages and fetched again on every entry by navigation. */
export function useHighlights(limit: number, entry: PageEntry): StoreState<readonly Highlight[]> {
  return useResource(highlightsOnDemand(limit), HIGHLIGHTS_STORE_ERROR, entry);
}
