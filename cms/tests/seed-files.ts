import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DateRule } from '../src/rules/seed-dates';

export const seedFolder = join(__dirname, '..', 'seed');

interface Sold {
  key: string;
  name: string;
  description: string;
  price: number;
  prices?: { label: string; price: number }[];
  dietary_tags: string[];
  allergens: string[];
  may_contain: string[];
  allergens_confirmed: boolean;
  available: boolean;
  featured: boolean;
  order: number;
  picture: string | null;
  category: string;
}
export interface SeedDish extends Sold {
  raw: boolean;
  spicy_level: number;
  halal: boolean;
  menuHighlightTag: string | null;
  pairings?: string[];
}
export interface SeedDrink extends Sold {
  producer?: string;
  vintage?: string;
  style?: string;
  alcohol_free: boolean;
  abv: number | null;
  region?: string;
  grape?: string;
}
interface SeedCategory {
  name: string;
  slug: string;
  order: number;
}
interface SeedPicture {
  file: string;
  alt: string;
  caption: string;
}
interface SeedHighlight {
  key: string;
  dish: string;
  position: number;
  date?: string;
  active: boolean;
  tagOverride?: string;
}
interface SeedOffer {
  key: string;
  title: string;
  subtitle: string;
  badge: string;
  ctaPrimaryLabel: string;
  ctaPrimaryTo: string;
  ctaSecondaryLabel: string;
  ctaSecondaryTo: string;
  picture: string;
  focus: 'left' | 'center' | 'right';
  startDate?: DateRule;
  endDate?: DateRule;
}
interface SeedEvent {
  key: string;
  type: string;
  title: string;
  desc: string;
  picture: string;
  date?: DateRule;
  endDate?: DateRule;
  ctaTo: string;
  ctaLabel: string;
}
interface Span {
  opens?: string;
  closes?: string;
  closed?: boolean;
}
interface SeedSite {
  [field: string]: unknown;
  latitude: number;
  longitude: number;
  hours: Array<Span & { day: string }>;
  exceptions: Array<Span & { date: DateRule; note: string }>;
}

interface MenuFile<T> {
  categories: Array<SeedCategory & { items: Array<Partial<T>> }>;
}
interface SeedFiles {
  pictures: SeedPicture[];
  menu: MenuFile<SeedDish>;
  drinks: MenuFile<SeedDrink>;
  highlights: SeedHighlight[];
  offers: SeedOffer[];
  events: SeedEvent[];
  'tapas-special': { active: boolean; price: number; daysCsv: string; dishes: string[] };
  site: SeedSite;
}

export function readSeed<Name extends keyof SeedFiles>(name: Name): SeedFiles[Name] {
  return JSON.parse(readFileSync(join(seedFolder, `${name}.json`), 'utf8')) as SeedFiles[Name];
}

const leftOut = {
  abv: null,
  alcohol_free: false,
  dietary_tags: [],
  allergens: [],
  may_contain: [],
  allergens_confirmed: true,
  raw: false,
  spicy_level: 0,
  halal: false,
  available: true,
  featured: false,
  menuHighlightTag: null,
  order: 999,
  picture: null,
};

/** The items, with defaults for missing fields, and with their category's slug. */
function itemsOf<T extends Sold>({ categories }: MenuFile<T>): T[] {
  return categories.flatMap(({ slug, items }) =>
    items.map((item) => ({ ...leftOut, ...item, category: slug }) as unknown as T),
  );
}

export const readDishes = (): SeedDish[] => itemsOf(readSeed('menu'));
export const readDrinks = (): SeedDrink[] => itemsOf(readSeed('drinks'));
