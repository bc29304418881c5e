import type { ComponentType } from 'react';
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
import type { Resource } from '../api/resource';
import { loadFinder } from '../features/catalogue/use-finder';
import { PUBLIC_PAGES, type PublicPath, withoutEndSlash } from '../domain/public-pages';

/** If a required read has no answer, the page is a 503. */
export interface DataNeed {
  resource: Resource<unknown>;
  required: boolean;
}

export interface PublicPage {
  path: string;
  title: string;
  /** `{year}` becomes the year in which the restaurant was founded. */
  description: string;
  /** A file in `public/pictures/og`, shown when the address is shared. */
  picture: string;
  data: readonly DataNeed[];
  load: () => Promise<ComponentType>;
  /** The navbar is transparent over the page's opening picture until it is scrolled. */
  isNavbarClear?: true;
}

/** If the address filters the list, hydration needs the code that the server sorted it with. */
async function withDiet<Page>(page: Promise<Page>): Promise<Page> {
  const isAsked = import.meta.env.SSR || /[?&](without|only)=/.test(window.location.search);
  if (isAsked) await loadFinder();
  return page;
}

const needed = (resource: Resource<unknown>): DataNeed => ({ resource, required: true });
const wanted = (resource: Resource<unknown>): DataNeed => ({ resource, required: false });

export const LAYOUT_DATA: readonly DataNeed[] = [wanted(siteOnDemand), wanted(tapas5OnDemand)];

const DETAILS: Readonly<Record<PublicPath, Omit<PublicPage, 'path' | 'title'>>> = {
  '/': {
    description:
      'Tapas, paella and Spanish wine by candlelight in Boston. See tonight’s menu and hours, and book a table.',
    picture: 'home',
    data: [wanted(offersOnDemand), wanted(highlightsOnDemand), wanted(eventsOnDemand)],
    load: async () => (await import('../pages/home/home-page')).HomePage,
    isNavbarClear: true,
  },
  '/5-tapas': {
    description:
      'Small plates at one small price, Monday to Wednesday from 4 to 6 PM. See which tapas are on this week.',
    picture: 'tapas5',
    data: [needed(tapas5OnDemand)],
    load: async () => (await import('../pages/tapas5/tapas5-page')).Tapas5Page,
  },
  '/menu': {
    description:
      'The full menu with prices: croquetas, gambas al ajillo, jamón, paella and more, with dietary tags and allergens for every dish.',
    picture: 'menu',
    data: [needed(menuOnDemand)],
    load: async () => (await withDiet(import('../pages/menu/menu-page'))).MenuPage,
  },
  '/drinks': {
    description:
      'Spanish wine by the glass and the bottle, sherry, vermut, cava, sangria and gin tonics, with region, grape and price.',
    picture: 'drinks',
    data: [needed(drinksOnDemand)],
    load: async () => (await withDiet(import('../pages/drinks/drinks-page'))).DrinksPage,
  },
  '/events': {
    description:
      'Flamenco nights, wine tastings, paella classes and the specials of the season: what’s on, and how to join.',
    picture: 'events',
    data: [wanted(eventsOnDemand)],
    load: async () => (await import('../pages/events/events-page')).EventsPage,
  },
  '/gallery': {
    description: 'The room, the plates and the light: photographs of our tapas, paella, desserts and wine.',
    picture: 'gallery',
    data: [needed(galleryOnDemand)],
    load: async () => (await import('../pages/gallery/gallery-page')).GalleryPage,
  },
  '/about': {
    description:
      'The story of a Spanish kitchen in Boston since {year}, what tapas are for, and the fifty labels behind the bar.',
    picture: 'about',
    data: [],
    load: async () => (await import('../pages/about/about-page')).AboutPage,
  },
  '/contact': {
    description: 'Write to us, call us or come by: address, phone, email, opening hours and directions.',
    picture: 'contact',
    data: [],
    load: async () => (await import('../pages/contact/contact-page')).ContactPage,
  },
  '/reservations': {
    description:
      'Book a table online or by phone. Opening hours, parking, larger groups and what to tell us.',
    picture: 'reservations',
    data: [],
    load: async () => (await import('../pages/reservations/reservations-page')).ReservationsPage,
  },
  '/allergy-card': {
    description: 'A card for the kitchen, in English and Spanish: what you can’t eat, in large letters.',
    picture: 'menu',
    data: [],
    load: async () => (await import('../pages/allergy-card/allergy-card-page')).AllergyCardPage,
  },
  '/our-table': {
    description: 'What your table has picked, with the total and the allergens.',
    picture: 'menu',
    data: [needed(menuOnDemand), needed(drinksOnDemand)],
    load: async () => (await import('../pages/our-table/our-table-page')).OurTablePage,
  },
  '/privacy': {
    description:
      'What we store when you write to us or visit this site, what stays in your browser, and how to have it erased.',
    picture: 'contact',
    data: [],
    load: async () => (await import('../pages/privacy/privacy-page')).PrivacyPage,
  },
};

export const PAGES: readonly PublicPage[] = PUBLIC_PAGES.map(({ path, title }) => ({
  path,
  title,
  ...DETAILS[path],
}));

/** For development: not in any build or list. */
const DEVELOPMENT_PAGES: readonly PublicPage[] = import.meta.env.DEV
  ? [
      {
        path: '/styleguide',
        title: 'Styleguide',
        description: 'Every token and part in all its states.',
        picture: 'home',
        data: [],
        load: async () => (await import('../pages/styleguide/styleguide-page')).StyleguidePage,
      },
    ]
  : [];

/** Case matters: an address has one spelling. */
export function pageAt(pathname: string): PublicPage | undefined {
  return [...PAGES, ...DEVELOPMENT_PAGES].find(({ path }) => path === withoutEndSlash(pathname));
}

/** Includes the layout's reads; each read once, required if any use requires it. */
export function dataOf(page: PublicPage): readonly DataNeed[] {
  const needs = new Map<string, DataNeed>();
  for (const need of [...LAYOUT_DATA, ...page.data]) {
    const held = needs.get(need.resource.key);
    needs.set(need.resource.key, held && !need.required ? held : need);
  }
  return [...needs.values()];
}
