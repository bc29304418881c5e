import type { Core } from '@strapi/strapi';
import type { CalendarDate } from '../../rules/calendar';
import { resolveDate, type DateRule } from '../../rules/seed-dates';
import type { Seed, SeedCategory, SeedDish, SeedDrink } from './seed-files';

/** Creates every demo entry, with dates relative to today. Run it in one transaction. */
export async function createEntries(
  strapi: Core.Strapi,
  seed: Seed,
  pictures: ReadonlyMap<string, number>,
  today: CalendarDate,
): Promise<void> {
  const tags = await slugsToIds(strapi, 'api::vocabulary.dietary-tag');
  const allergens = await slugsToIds(strapi, 'api::vocabulary.allergen');
  const picture = (file: string | undefined) => (file ? lookUp(pictures, file, 'picture') : undefined);
  const date = (rule: DateRule | undefined) => (rule ? resolveDate(rule, today) : undefined);
  const say = (count: number, what: string) => strapi.log.info(`Seeding demo content: ${count} ${what} …`);

  const food = <Item extends SeedDish | SeedDrink>({ key: _key, picture: file, ...item }: Item) => ({
    ...item,
    allergens_confirmed: item.allergens_confirmed ?? true,
    dietary_tags: (item.dietary_tags ?? []).map((slug) => lookUp(tags, slug, 'dietary tag')),
    allergens: (item.allergens ?? []).map((slug) => lookUp(allergens, slug, 'allergen')),
    may_contain: (item.may_contain ?? []).map((slug) => lookUp(allergens, slug, 'allergen')),
    image: picture(file),
  });

  say(countItems(seed.drinks.categories), 'drinks');
  const drinks = new Map<string, string>();
  for (const { items, ...category } of seed.drinks.categories) {
    const { documentId } = await strapi.documents('api::drinks.drink-category').create({ data: category });
    for (const item of items) {
      const drink = await strapi
        .documents('api::drinks.drink')
        .create({ data: { ...food(item), category: documentId } });
      drinks.set(item.key, drink.documentId);
    }
  }

  say(countItems(seed.menu.categories), 'dishes');
  const dishes = new Map<string, string>();
  for (const { items, ...category } of seed.menu.categories) {
    const { documentId } = await strapi.documents('api::menu.menu-category').create({ data: category });
    for (const item of items) {
      const pairings = (item.pairings ?? []).map((key) => lookUp(drinks, key, 'drink'));
      const dish = await strapi
        .documents('api::menu.menu-item')
        .create({ data: { ...food(item), pairings, category: documentId } });
      dishes.set(item.key, dish.documentId);
    }
  }

  say(seed.highlights.length, 'highlights');
  for (const { key: _key, ...highlight } of seed.highlights) {
    await strapi.documents('api::highlight.highlight').create({
      data: {
        ...highlight,
        date: date(highlight.date),
        dish: lookUp(dishes, highlight.dish, 'dish'),
      },
    });
  }

  say(seed.offers.length, 'offers');
  for (const { key: _key, picture: file, ...offer } of seed.offers) {
    await strapi.documents('api::offer.offer').create({
      data: {
        ...offer,
        image: picture(file),
        startDate: date(offer.startDate),
        endDate: date(offer.endDate),
      },
    });
  }

  say(seed.events.length, 'events and specials');
  for (const { key: _key, picture: file, ...event } of seed.events) {
    await strapi.documents('api::event.event').create({
      data: {
        ...event,
        image: picture(file),
        date: date(event.date),
        endDate: date(event.endDate),
      },
    });
  }

  const { dishes: specialDishes, currency: _currency, ...special } = seed.special;
  await strapi.documents('api::tapas5.tapas-special').create({
    data: { ...special, dishes: specialDishes.map((key) => lookUp(dishes, key, 'dish')) },
  });
  await strapi.documents('api::site.site-settings').create({
    data: {
      ...seed.site,
      hours: seed.site.hours.map((each) => ({ ...each, closed: each.closed ?? false })),
      exceptions: seed.site.exceptions.map((each) => ({
        ...each,
        closed: each.closed ?? false,
        date: resolveDate(each.date, today),
      })),
    },
  });
}

async function slugsToIds(
  strapi: Core.Strapi,
  uid: 'api::vocabulary.dietary-tag' | 'api::vocabulary.allergen',
): Promise<Map<string, string>> {
  const entries = await strapi.documents(uid).findMany({ fields: ['slug'] });
  return new Map(entries.map((entry) => [entry.slug ?? '', entry.documentId]));
}

function countItems(categories: readonly SeedCategory<unknown>[]): number {
  return categories.reduce((sum, { items }) => sum + items.length, 0);
}

function lookUp<T>(known: ReadonlyMap<string, T>, key: string, kind: string): T {
  const found = known.get(key);
  if (found === undefined) throw new Error(`The demo content names a ${kind} that is not in it: ${key}`);
  return found;
}
