import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { menuPriceProblem } from '../../rules/prices';
import type { DateRule } from '../../rules/seed-dates';

export interface SeedPicture {
  file: string;
  alt: string;
  caption: string;
}

/** An entry as the demo content has it: it names pictures, terms and other entries, and dates by rules. */
export type SeedEntry = Readonly<Record<string, unknown>>;

type SeedFood = SeedEntry & { name: string; price: number };

export type SeedCategory = SeedEntry & { items: readonly SeedFood[] };

interface SeedSite extends SeedEntry {
  timezone: string;
  hours: readonly SeedEntry[];
  exceptions: readonly (SeedEntry & { date: DateRule })[];
}

export interface Seed {
  pictures: SeedPicture[];
  menu: { categories: SeedCategory[] };
  drinks: { categories: SeedCategory[] };
  highlights: SeedEntry[];
  offers: SeedEntry[];
  events: SeedEntry[];
  special: SeedEntry;
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
  const readFood = async (name: string) => {
    const food = await read<{ categories: SeedCategory[] }>(name);
    for (const item of food.categories.flatMap(({ items }) => items)) {
      const problem = menuPriceProblem(item.price);
      if (problem !== null)
        throw new Error(`The demo content can't be used: ${join(folder, name)}, “${item.name}”: ${problem}`);
    }
    return food;
  };
  return {
    pictures: await read('pictures.json'),
    menu: await readFood('menu.json'),
    drinks: await readFood('drinks.json'),
    highlights: await read('highlights.json'),
    offers: await read('offers.json'),
    events: await read('events.json'),
    special: await read('tapas-special.json'),
    site: await read('site.json'),
  };
}
