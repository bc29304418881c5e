import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Weekday } from '../../rules/calendar';
import type { DateRule } from '../../rules/seed-dates';

export interface SeedPicture {
  file: string;
  alt: string;
  caption: string;
}

interface SeedFood {
  key: string;
  name: string;
  description: string;
  price: number;
  dietaryTags?: string[];
  allergens?: string[];
  mayContain?: string[];
  allergensConfirmed?: boolean;
  available?: boolean;
  featured?: boolean;
  order?: number;
  picture?: string;
}

export interface SeedDish extends SeedFood {
  raw?: boolean;
  spicyLevel?: number;
  halal?: boolean;
  highlightTag?: string;
}

export interface SeedDrink extends SeedFood {
  abv?: number;
  region?: string;
  grape?: string;
}

export interface SeedCategory<Item> {
  name: string;
  slug: string;
  order: number;
  items: Item[];
}

export interface SeedHighlight {
  key: string;
  dish: string;
  position: number;
  date?: DateRule;
  active?: boolean;
  tagOverride?: string;
}

interface SeedCard {
  key: string;
  title: string;
  picture?: string;
  endDate?: DateRule;
  active?: boolean;
  order?: number;
}

export interface SeedOffer extends SeedCard {
  subtitle?: string;
  badge?: string;
  ctaPrimaryLabel?: string;
  ctaPrimaryTo?: string;
  ctaSecondaryLabel?: string;
  ctaSecondaryTo?: string;
  startDate?: DateRule;
}

export interface SeedEvent extends SeedCard {
  type: 'event' | 'special' | 'evergreen';
  description?: string;
  date?: DateRule;
  ctaTo?: string;
  ctaLabel?: string;
}

export interface SeedSpecial {
  active: boolean;
  title: string;
  price: number;
  currency: string;
  windowText: string;
  daysCsv: string;
  startTime: string;
  endTime: string;
  dishes: string[];
}

interface SeedTimes {
  closed?: boolean;
  opens?: string;
  closes?: string;
}

export interface SeedSite {
  name: string;
  timezone: string;
  currency: string;
  hours: (SeedTimes & { day: Weekday })[];
  exceptions: (SeedTimes & { date: DateRule; note?: string })[];
  [field: string]: unknown;
}

export interface Seed {
  pictures: SeedPicture[];
  menu: { categories: SeedCategory<SeedDish>[] };
  drinks: { categories: SeedCategory<SeedDrink>[] };
  highlights: SeedHighlight[];
  offers: SeedOffer[];
  events: SeedEvent[];
  special: SeedSpecial;
  site: SeedSite;
}

/** Reads the whole demo content of a folder. Throws, naming the file, where one is missing or is not JSON. */
export async function readSeed(folder: string): Promise<Seed> {
  const read = async <T>(name: string): Promise<T> => {
    try {
      // A field that is null means the same as one that is left out.
      return JSON.parse(await readFile(join(folder, name), 'utf8'), (_key, value) => value ?? undefined) as T;
    } catch (cause) {
      throw new Error(`The demo content can't be read: ${join(folder, name)}`, { cause });
    }
  };
  return {
    pictures: await read('pictures.json'),
    menu: await read('menu.json'),
    drinks: await read('drinks.json'),
    highlights: await read('highlights.json'),
    offers: await read('offers.json'),
    events: await read('events.json'),
    special: await read('tapas-special.json'),
    site: await read('site.json'),
  };
}
