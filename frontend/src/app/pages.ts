import type { RouteObject } from 'react-router-dom';
import { menuOnDemand, siteOnDemand } from '../api/on-demand';
import type { ResourceOnDemand } from '../api/resource';
import { loadPage } from './page-loading';

/** A read of the API that a page needs. Without an answer to a required one the page is a 503. */
export interface DataNeed {
  resource: ResourceOnDemand<unknown>;
  required: boolean;
}

/** What a route says of itself: who may see it, how it is titled, what it reads, which chunk draws it. */
export interface PublicPageHandle {
  access: 'public';
  title: string;
  description: string;
  data: readonly DataNeed[];
  /** Source module of the lazy page, as the build's manifest names it. */
  module: string;
  /** The navbar lies clear over the page's own opening picture until it is scrolled. */
  isNavbarClear: boolean;
}

export type PageRoute = RouteObject & { path: string; handle: PublicPageHandle };

/** Read by the navbar and footer of every page; the built-in defaults stand in for it. */
export const LAYOUT_DATA: readonly DataNeed[] = [{ resource: siteOnDemand, required: false }];

/** Every public page, without what it stands in. */
export const PAGE_ROUTES: readonly PageRoute[] = [
  {
    path: '/',
    lazy: async () => ({ Component: (await loadPage(() => import('../pages/home/home-page'))).HomePage }),
    handle: {
      access: 'public',
      title: 'Home',
      description:
        'Tapas, paella and Spanish wine by candle-light in Boston. See tonight’s menu and hours, and book a table.',
      data: [],
      module: 'src/pages/home/home-page.tsx',
      isNavbarClear: true,
    },
  },
  {
    path: '/menu',
    caseSensitive: true,
    lazy: async () => ({ Component: (await loadPage(() => import('../pages/menu/menu-page'))).MenuPage }),
    handle: {
      access: 'public',
      title: 'Menu',
      description:
        'The full menu with prices: croquetas, gambas al ajillo, jamón, paella and more, with dietary tags and allergens for every dish.',
      data: [{ resource: menuOnDemand, required: true }],
      module: 'src/pages/menu/menu-page.tsx',
      isNavbarClear: false,
    },
  },
];
