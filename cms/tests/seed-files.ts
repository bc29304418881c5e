import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DateRule } from '../src/rules/seed-dates';

export const seedFolder = join(__dirname, '..', 'seed');

interface Sold {
  key: string;
  name: string;
  description: string;
  price: number;
  dietaryTags: string[];
  allergens: string[];
  mayContain: string[];
  allergensConfirmed: boolean;
  available: boolean;
  featured: boolean;
  order: number;
  picture: string | null;
  category: string;
}
export interface SeedDish extends Sold {
  raw: boolean;
  spicyLevel: number;
  halal: boolean;
  highlightTag: string | null;
}
export interface SeedDrink extends Sold {
  abv: number | null;
  region: string | null;
  grape: string | null;
}
export interface SeedCategory {
  name: string;
  slug: string;
  order: number;
}
export interface SeedPicture {
  file: string;
  alt: string;
  caption: string;
}
export interface SeedHighlight {
  key: string;
  dish: string;
  position: number;
  date: string | null;
  active: boolean;
  tagOverride: string | null;
}
export interface SeedOffer {
  key: string;
  title: string;
  subtitle: string;
  badge: string;
  ctaPrimaryLabel: string;
  ctaPrimaryTo: string;
  ctaSecondaryLabel: string;
  ctaSecondaryTo: string;
  picture: string;
  startDate: DateRule | null;
  endDate: DateRule | null;
}
export interface SeedEvent {
  key: string;
  type: string;
  title: string;
  description: string;
  picture: string;
  date: DateRule | null;
  endDate: DateRule | null;
  ctaTo: string;
  ctaLabel: string;
}
interface Span {
  opens?: string;
  closes?: string;
  closed?: boolean;
}
export interface SeedSite {
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
  dietaryTags: [],
  allergens: [],
  mayContain: [],
  allergensConfirmed: true,
  raw: false,
  spicyLevel: 0,
  halal: false,
  available: true,
  featured: false,
  highlightTag: null,
  order: 999,
  picture: null,
};

/** Each item with what the file leaves out filled in, and its category's slug. */
function itemsOf<T extends Sold>({ categories }: MenuFile<T>): T[] {
  return categories.flatMap(({ slug, items }) =>
    items.map((item) => ({ ...leftOut, ...item, category: slug }) as unknown as T),
  );
}

export const readDishes = (): SeedDish[] => itemsOf(readSeed('menu'));
export const readDrinks = (): SeedDrink[] => itemsOf(readSeed('drinks'));
