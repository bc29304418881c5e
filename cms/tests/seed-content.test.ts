import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readDishes, readDrinks, readSeed, seedFolder } from './seed-files';

const menu = readSeed('menu');
const drinksMenu = readSeed('drinks');
const dishes = readDishes();
const drinks = readDrinks();
const sold = [...dishes, ...drinks];
const pictures = readSeed('pictures');
const highlights = readSeed('highlights');
const offers = readSeed('offers');
const events = readSeed('events');
const special = readSeed('tapas-special');
const site = readSeed('site');

const names = (items: Array<{ name: string }>) => items.map(({ name }) => name);
const repeated = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index);

describe('how much there is', () => {
  test('dishes and drinks, in enough categories', () => {
    expect(dishes.length).toBeGreaterThanOrEqual(66);
    expect(menu.categories.length).toBeGreaterThanOrEqual(10);
    expect(drinks.length).toBeGreaterThanOrEqual(58);
    expect(drinksMenu.categories.length).toBeGreaterThanOrEqual(8);
  });

  test('the fifty labels that the site speaks of are on the list', () => {
    const labels = drinks.filter(
      ({ key, dietary_tags }) => dietary_tags.includes('wine') && key !== 'vuelo-de-tres',
    );
    expect(labels.filter(({ available }) => available).length).toBeGreaterThanOrEqual(50);
  });

  test('offers, events and the rest', () => {
    expect([events.length, offers.length, highlights.length, special.dishes.length]).toEqual([8, 5, 10, 12]);
    expect(new Set(events.map(({ type }) => type))).toEqual(new Set(['event', 'special', 'evergreen']));
  });

  test('every state of a dish occurs', () => {
    expect(dishes.filter(({ available }) => !available).length).toBeGreaterThan(2);
    expect(drinks.filter(({ available }) => !available).length).toBeGreaterThan(1);
    expect(dishes.filter(({ raw }) => raw).length).toBeGreaterThan(4);
    expect(dishes.filter(({ halal }) => halal).length).toBeGreaterThan(4);
    expect(new Set(dishes.map(({ spicy_level }) => spicy_level))).toEqual(new Set([0, 1, 2, 3]));
    const unconfirmed = dishes.filter(({ allergens_confirmed }) => !allergens_confirmed);
    expect(unconfirmed.length).toBeGreaterThan(4);
    expect(unconfirmed.length).toBeLessThan(dishes.length / 4);
    expect(names(dishes).some((name) => name.includes('’'))).toBe(true);
  });

  test('featured dishes are few, spread out, on sale and pictured', () => {
    const featured = dishes.filter((dish) => dish.featured);
    expect(featured.length).toBeGreaterThanOrEqual(12);
    expect(featured.length).toBeLessThanOrEqual(14);
    expect(new Set(featured.map(({ category }) => category)).size).toBeGreaterThanOrEqual(8);
    expect(names(featured.filter(({ picture, available }) => !picture || !available))).toEqual([]);
  });
});

describe('names, texts and prices', () => {
  test('keys, slugs and names are unique', () => {
    for (const list of [dishes, drinks, highlights, offers, events]) {
      expect(repeated(list.map(({ key }) => key))).toEqual([]);
      expect(list.map(({ key }) => key).filter((key) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(key))).toEqual([]);
    }
    for (const { categories } of [menu, drinksMenu]) {
      expect(repeated(categories.map(({ slug }) => slug))).toEqual([]);
    }
    for (const items of [dishes, drinks]) expect(repeated(names(items))).toEqual([]);
  });

  test('category names fit a tab on a phone', () => {
    const tooLong = [...menu.categories, ...drinksMenu.categories].filter(({ name }) => name.length >= 24);
    expect(names(tooLong)).toEqual([]);
  });

  test('names and descriptions fit their fields, and none is used twice', () => {
    expect(names(sold.filter(({ name }) => name.trim() !== name || !name || name.length > 120))).toEqual([]);
    const texts = [...sold.map(({ description }) => description), ...events.map(({ desc }) => desc)];
    expect(texts.filter((text) => text.trim() !== text || text.length < 30 || text.length > 1000)).toEqual(
      [],
    );
    expect(repeated(texts)).toEqual([]);
    expect(
      offers.filter(
        ({ title, subtitle, badge }) => title.length > 120 || subtitle.length > 200 || badge.length > 40,
      ),
    ).toEqual([]);
  });

  test('one name is very long', () => {
    expect(dishes.filter(({ name }) => name.length > 60).map(({ name }) => name.length)).toEqual([
      expect.toSatisfy((length: number) => length >= 90 && length <= 110),
    ]);
  });

  test('apostrophes are typographic', () => {
    const everything = JSON.stringify([
      menu,
      drinksMenu,
      pictures,
      highlights,
      offers,
      events,
      special,
      site,
    ]);
    expect(everything).not.toContain("'");
  });

  test('prices are whole dollars', () => {
    expect(names(sold.filter(({ price }) => !Number.isInteger(price)))).toEqual([]);
    expect(Number.isInteger(special.price)).toBe(true);
  });

  test('prices are those of a Boston tapas bar', () => {
    const between = (category: string | null, low: number, high: number) =>
      dishes
        .filter((dish) =>
          category ? dish.category === category : !['paellas-y-arroces', 'postres'].includes(dish.category),
        )
        .filter(({ price }) => price < low || price > high);
    expect(
      names([...between(null, 6, 19), ...between('paellas-y-arroces', 32, 48), ...between('postres', 8, 11)]),
    ).toEqual([]);
    expect(names(drinks.filter(({ price }) => price < 4 || price > 120))).toEqual([]);
  });
});

describe('pictures', () => {
  test('each file is listed once, is a JPEG, has its alt text and is used', () => {
    const files = pictures.map(({ file }) => file);
    expect(repeated(files)).toEqual([]);
    expect(readdirSync(join(seedFolder, 'pictures')).sort()).toEqual([...files].sort());
    for (const file of files) {
      expect(
        readFileSync(join(seedFolder, 'pictures', file))
          .subarray(0, 3)
          .toString('hex'),
        file,
      ).toBe('ffd8ff');
    }
    expect(pictures.filter(({ alt, caption }) => alt.length < 30 || alt.length > 200 || !caption)).toEqual(
      [],
    );
    expect(repeated(pictures.map(({ alt }) => alt))).toEqual([]);
    const used = [...sold, ...offers, ...events].flatMap(({ picture }) => picture ?? []);
    expect(new Set(used)).toEqual(new Set(files));
  });
});
