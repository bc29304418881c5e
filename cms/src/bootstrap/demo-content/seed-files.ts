import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { z } from 'zod';
import type { dish } from '../../contract/entities/dish';
import type { drink } from '../../contract/entities/drink';
import type { event } from '../../contract/entities/event';
import type { offer } from '../../contract/entities/offer';
import type { special } from '../../contract/entities/special';
import type { Weekday } from '../../rules/calendar';
import { menuPriceProblem } from '../../rules/prices';
import type { DateRule } from '../../rules/seed-dates';

export interface SeedPicture {
  file: string;
  alt: string;
  caption: string;
}

/** The fields that staff could send, except those the seed writes differently. */
type Sent<Body extends z.ZodType, Named extends PropertyKey> = Omit<
  Partial<z.output<Body>>,
  Named | 'imageId'
>;

type Tags = 'dietary_tags' | 'allergens' | 'may_contain';

interface SeedFood extends Partial<Record<Tags, string[]>> {
  key: string;
  name: string;
  price: number;
  picture?: string;
}

export type SeedDish = SeedFood & { pairings?: string[] } & Sent<
    typeof dish.body,
    Tags | 'name' | 'price' | 'category' | 'pairingIds'
  >;
export type SeedDrink = SeedFood & Sent<typeof drink.body, Tags | 'name' | 'price' | 'category'>;

export interface SeedCategory<Item> {
  name: string;
  slug: string;
  order: number;
  items: Item[];
}

interface SeedHighlight {
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
}

type SeedOffer = SeedCard & { startDate?: DateRule } & Sent<typeof offer.body, keyof SeedCard | 'startDate'>;

type SeedEvent = SeedCard & { date?: DateRule } & Sent<typeof event.body, keyof SeedCard | 'date'>;

type SeedSpecial = Required<Omit<z.output<typeof special.body>, 'itemIds'>> & {
  currency: string;
  dishes: string[];
};

interface SeedTimes {
  closed?: boolean;
  opens?: string;
  closes?: string;
}

interface SeedSite {
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

/** Reads the demo content. Throws, naming the file, if one is missing, not JSON or has a price with cents. */
export async function readSeed(folder: string): Promise<Seed> {
  const read = async <T>(name: string): Promise<T> => {
    try {
      // A null field means the same as a missing one.
      return JSON.parse(await readFile(join(folder, name), 'utf8'), (_key, value) => value ?? undefined) as T;
    } catch (cause) {
      throw new Error(`The demo content can't be read: ${join(folder, name)}`, { cause });
    }
  };
  const readFood = async <Item extends SeedFood>(name: string) => {
    const food = await read<{ categories: SeedCategory<Item>[] }>(name);
    for (const item of food.categories.flatMap(({ items }) => items)) {
      const problem = menuPriceProblem(item.price);
      if (problem !== null)
        throw new Error(`The demo content can't be used: ${join(folder, name)}, “${item.name}”: ${problem}`);
    }
    return food;
  };
  return {
    pictures: await read('pictures.json'),
    menu: await readFood<SeedDish>('menu.json'),
    drinks: await readFood<SeedDrink>('drinks.json'),
    highlights: await read('highlights.json'),
    offers: await read('offers.json'),
    events: await read('events.json'),
    special: await read('tapas-special.json'),
    site: await read('site.json'),
  };
}
