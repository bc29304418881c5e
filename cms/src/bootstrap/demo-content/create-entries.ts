import type { Core, UID } from '@strapi/strapi';
import type { CalendarDate } from '../../rules/calendar';
import { resolveDate, type DateRule } from '../../rules/seed-dates';
import type { Seed, SeedCategory, SeedEntry } from './seed-files';

const DISH_UID = 'api::menu.menu-item';
const DRINK_UID = 'api::drinks.drink';
const TAG_UID = 'api::vocabulary.dietary-tag';
const ALLERGEN_UID = 'api::vocabulary.allergen';

const DATES = new Set(['date', 'startDate', 'endDate']);

/** The fields that name other entries by their keys, or terms by their slugs. */
const LINKS: Readonly<Record<string, readonly [uid: UID.CollectionType, what: string]>> = {
  dietary_tags: [TAG_UID, 'dietary tag'],
  allergens: [ALLERGEN_UID, 'allergen'],
  may_contain: [ALLERGEN_UID, 'allergen'],
  pairings: [DRINK_UID, 'drink'],
  dish: [DISH_UID, 'dish'],
  dishes: [DISH_UID, 'dish'],
};

/** Creates every demo entry, with dates relative to today. Run it in one transaction. */
export async function createEntries(
  strapi: Core.Strapi,
  seed: Seed,
  pictures: ReadonlyMap<string, number>,
  today: CalendarDate,
): Promise<void> {
  /** By type and key. */
  const ids = new Map<string, string>();
  for (const uid of [TAG_UID, ALLERGEN_UID] as const) {
    for (const { slug, documentId } of await strapi.documents(uid).findMany({ fields: ['slug'] }))
      ids.set(`${uid} ${slug}`, documentId);
  }

  const valueOf = (name: string, value: unknown): unknown => {
    if (name === 'picture') return found(pictures.get(String(value)), 'picture', value);
    if (DATES.has(name)) return resolveDate(value as DateRule, today);
    const [uid, what = ''] = LINKS[name] ?? [];
    if (uid === undefined) return value;
    const linked = (key: unknown) => found(ids.get(`${uid} ${String(key)}`), what, key);
    return Array.isArray(value) ? value.map(linked) : linked(value);
  };

  const create = async (uid: UID.ContentType, { key, ...entry }: SeedEntry): Promise<string> => {
    const data = Object.fromEntries(
      Object.entries(entry).map(([name, value]) => [
        name === 'picture' ? 'image' : name,
        valueOf(name, value),
      ]),
    );
    // Strapi types each content type separately; here any of them will do.
    const { documentId } = await strapi.documents(uid as 'api::offer.offer').create({ data: data as never });
    ids.set(`${uid} ${String(key)}`, documentId);
    return documentId;
  };

  const say = (count: number, what: string) => strapi.log.info(`Seeding demo content: ${count} ${what} …`);

  const createFood = async (
    what: string,
    categories: readonly SeedCategory[],
    categoryUid: UID.ContentType,
    uid: UID.ContentType,
  ) => {
    say(categories.flatMap(({ items }) => items).length, what);
    for (const { items, ...own } of categories) {
      const category = await create(categoryUid, own);
      // An item that says nothing about allergens is not confirmed to have none.
      for (const item of items)
        await create(uid, { allergens_confirmed: 'allergens' in item, ...item, category });
    }
  };

  const createAll = async (what: string, entries: readonly SeedEntry[], uid: UID.ContentType) => {
    say(entries.length, what);
    for (const entry of entries) await create(uid, entry);
  };

  // Dishes name drinks, and highlights and the special name dishes.
  await createFood('drinks', seed.drinks.categories, 'api::drinks.drink-category', DRINK_UID);
  await createFood('dishes', seed.menu.categories, 'api::menu.menu-category', DISH_UID);
  await createAll('highlights', seed.highlights, 'api::highlight.highlight');
  await createAll('offers', seed.offers, 'api::offer.offer');
  await createAll('events and specials', seed.events, 'api::event.event');
  await create('api::tapas5.tapas-special', seed.special);
  await create('api::site.site-settings', {
    ...seed.site,
    hours: seed.site.hours.map((times) => ({ closed: false, ...times })),
    exceptions: seed.site.exceptions.map(({ date, ...times }) => ({
      closed: false,
      ...times,
      date: resolveDate(date, today),
    })),
  });
}

function found<T>(known: T | undefined, what: string, key: unknown): T {
  if (known === undefined)
    throw new Error(`The demo content names a ${what} that is not in it: ${String(key)}`);
  return known;
}
