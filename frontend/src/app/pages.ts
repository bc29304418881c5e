import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import {
  drinksOnDemand,
  eventsOnDemand,
  galleryOnDemand,
  highlightsOnDemand,
  menuOnDemand,
  offersOnDemand,
  siteOnDemand,
  tapas5OnDemand,
} from '../api/on-demand';
import type { ResourceOnDemand } from '../api/resource';
import { EVENTS_LIMIT, HIGHLIGHTS_LIMIT, OFFERS_LIMIT } from '../domain/limits';

/** A read of the API that a page needs. Without an answer to a required one the page is a 503. */
export interface DataNeed {
  resource: ResourceOnDemand<unknown>;
  required: boolean;
}

/** A page of the public site: who may see it, how it is titled, what it reads, which chunk draws it. */
export interface PublicPage {
  access: 'public';
  path: string;
  title: string;
  /** `{year}` in it is the one in which the restaurant was founded. */
  description: string;
  /** Name of the picture that stands for the page where its address is shared, in `public/pictures/og`. */
  picture: string;
  data: readonly DataNeed[];
  load: () => Promise<ComponentType>;
  /** Source module of the page, as the build's manifest names it. */
  module: string;
  /** The navbar lies clear over the page's own opening picture until it is scrolled. */
  isNavbarClear?: true;
}

const needed = (resource: ResourceOnDemand<unknown>): DataNeed => ({ resource, required: true });
const wanted = (resource: ResourceOnDemand<unknown>): DataNeed => ({ resource, required: false });

/** Read by the navbar, the popup and the footer of every page; each stands without it. */
export const LAYOUT_DATA: readonly DataNeed[] = [wanted(siteOnDemand), wanted(tapas5OnDemand)];

/** Every public page, without what it stands in. */
export const PAGES: readonly PublicPage[] = [
  {
    access: 'public',
    path: '/',
    title: 'Home',
    description:
      'Tapas, paella and Spanish wine by candle-light in Boston. See tonight’s menu and hours, and book a table.',
    picture: 'home',
    data: [
      wanted(offersOnDemand(OFFERS_LIMIT)),
      wanted(highlightsOnDemand(HIGHLIGHTS_LIMIT)),
      wanted(eventsOnDemand(EVENTS_LIMIT)),
    ],
    load: async () => (await import('../pages/home/home-page')).HomePage,
    module: 'src/pages/home/home-page.tsx',
    isNavbarClear: true,
  },
  {
    access: 'public',
    path: '/menu',
    title: 'Menu',
    description:
      'The full menu with prices: croquetas, gambas al ajillo, jamón, paella and more, with dietary tags and allergens for every dish.',
    picture: 'menu',
    data: [needed(menuOnDemand)],
    load: async () => (await import('../pages/menu/menu-page')).MenuPage,
    module: 'src/pages/menu/menu-page.tsx',
  },
  {
    access: 'public',
    path: '/drinks',
    title: 'Drinks',
    description:
      'Spanish wine by the glass and the bottle, sherry, vermut, cava, sangria and gin tonics, with region, grape and price.',
    picture: 'drinks',
    data: [needed(drinksOnDemand)],
    load: async () => (await import('../pages/drinks/drinks-page')).DrinksPage,
    module: 'src/pages/drinks/drinks-page.tsx',
  },
  {
    access: 'public',
    path: '/5-tapas',
    title: 'Tapas $5',
    description:
      'Small plates at five dollars each, Monday to Wednesday from 4 to 6 PM. See which tapas are on this week.',
    picture: 'tapas5',
    data: [needed(tapas5OnDemand)],
    load: async () => (await import('../pages/tapas5/tapas5-page')).Tapas5Page,
    module: 'src/pages/tapas5/tapas5-page.tsx',
  },
  {
    access: 'public',
    path: '/events',
    title: 'Events',
    description:
      'Flamenco nights, wine tastings, paella Sundays and the specials of the season: what is on, when, and how to join.',
    picture: 'events',
    data: [wanted(eventsOnDemand(EVENTS_LIMIT))],
    load: async () => (await import('../pages/events/events-page')).EventsPage,
    module: 'src/pages/events/events-page.tsx',
  },
  {
    access: 'public',
    path: '/gallery',
    title: 'Gallery',
    description: 'The room, the plates and the light: photographs of our tapas, paella, desserts and wine.',
    picture: 'gallery',
    data: [needed(galleryOnDemand)],
    load: async () => (await import('../pages/gallery/gallery-page')).GalleryPage,
    module: 'src/pages/gallery/gallery-page.tsx',
  },
  {
    access: 'public',
    path: '/about',
    title: 'About',
    description:
      'The story of a Spanish kitchen in Boston since {year}, what tapas are for, and the fifty labels behind the bar.',
    picture: 'about',
    data: [],
    load: async () => (await import('../pages/about/about-page')).AboutPage,
    module: 'src/pages/about/about-page.tsx',
  },
  {
    access: 'public',
    path: '/reservations',
    title: 'Reservations',
    description:
      'Book a table online or by phone. Opening hours, parking, larger groups and what to tell us.',
    picture: 'reservations',
    data: [],
    load: async () => (await import('../pages/reservations/reservations-page')).ReservationsPage,
    module: 'src/pages/reservations/reservations-page.tsx',
  },
  {
    access: 'public',
    path: '/contact',
    title: 'Contact',
    description: 'Write to us, call us or come by: address, phone, e-mail, opening hours and directions.',
    picture: 'contact',
    data: [],
    load: async () => (await import('../pages/contact/contact-page')).ContactPage,
    module: 'src/pages/contact/contact-page.tsx',
  },
];

/** Pages for whoever works on the site: no build holds them, and nothing lists them. */
const DEVELOPMENT_PAGES: readonly PublicPage[] = import.meta.env.DEV
  ? [
      {
        access: 'public',
        path: '/styleguide',
        title: 'Styleguide',
        description: 'Every token and part in all its states.',
        picture: 'home',
        data: [],
        load: async () => (await import('../pages/styleguide/styleguide-page')).StyleguidePage,
        module: 'src/pages/styleguide/styleguide-page.tsx',
      },
    ]
  : [];

/** The page at a path; undefined where there is none. Case counts: an address has one spelling. */
export function pageAt(pathname: string): PublicPage | undefined {
  return [...PAGES, ...DEVELOPMENT_PAGES].find(
    ({ path }) => matchPath({ path, caseSensitive: true }, pathname) !== null,
  );
}

/** Every read that the page is drawn from, the layout's included; each once, required if any asks so. */
export function dataOf(page: PublicPage): readonly DataNeed[] {
  const needs = new Map<string, DataNeed>();
  for (const need of [...LAYOUT_DATA, ...page.data]) {
    const held = needs.get(need.resource.key);
    needs.set(need.resource.key, held && !need.required ? held : need);
  }
  return [...needs.values()];
}
