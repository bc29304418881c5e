import { afterEach, expect, it, vi } from 'vitest';
import { someDish, someDrink } from '../testing/dish';
import { sortDrinks } from './drink-search';
import { readFoodQuery } from './food-query';
import { judgeFood, type SearchedFood } from './food-search';
import type { Dish, Drink, DrinkList, Menu } from './menu';
import { searchCategories } from './category-search';

const COUNT = 1_000;
const CATEGORIES = 20;
const TYPED = ['c', 'cr', 'cro', 'croq', 'croqueta', 'CROQUETÁ', 'croqueta 7'];

const shared = (index: number) => ({
  id: String(index),
  name: index % 2 === 0 ? `Croqueta número ${index}` : `Gamba número ${index}`,
  description: 'Béchamel, jamón y paciencia.',
  price: 5,
  dietary_tags: ['vegan'],
  allergens: ['milk'],
  may_contain: [],
  allergens_confirmed: true,
  featured: false,
  image: null,
  order: 999,
});

const judgeOf = (query: string) => {
  const asked = readFoodQuery(query);
  return (food: SearchedFood) => judgeFood(food, asked);
};

const slices = <T>(items: readonly T[]): (readonly T[])[] =>
  Array.from({ length: CATEGORIES }, (_, index) =>
    items.filter((_item, place) => place % CATEGORIES === index),
  );

function menuOf(dishes: readonly Dish[]): Menu {
  const categories = slices(dishes).map((some, index) => ({
    name: `C${index}`,
    slug: `c${index}`,
    items: some,
  }));
  return { currency: 'USD', categories };
}

function listOf(drinks: readonly Drink[]): DrinkList {
  const categories = slices(drinks).map((some, index) => ({
    name: `C${index}`,
    slug: `c${index}`,
    items: some,
  }));
  return { currency: 'USD', categories };
}

afterEach(() => {
  vi.restoreAllMocks();
});

it('folds each of 1,000 dishes only once, however much is typed', () => {
  const menu = menuOf(Array.from({ length: COUNT }, (_, index) => someDish(shared(index))));
  // Folding a text calls this once.
  const folds = vi.spyOn(String.prototype, 'normalize');
  const counts = TYPED.map((query) => searchCategories(menu, judgeOf(query), null, null).count);
  expect(counts[0]).toBe(COUNT / 2);
  expect(counts.slice(2, 6)).toEqual([500, 500, 500, 500]);
  expect(counts[6]).toBeLessThan(500);
  // Each once for its tag and once for all its words.
  expect(folds).toHaveBeenCalledTimes(2 * COUNT + TYPED.length);
});

it('folds nothing if nothing is typed, and leaves the categories as they are', () => {
  const menu = menuOf(Array.from({ length: COUNT }, (_, index) => someDish(shared(index))));
  const folds = vi.spyOn(String.prototype, 'normalize');
  const found = searchCategories(menu, null, null, null);
  expect(found.count).toBe(COUNT);
  expect(found.categories.every((category, index) => category === menu.categories[index])).toBe(true);
  expect(folds).not.toHaveBeenCalled();
});

it('folds each of 1,000 drinks once, in every order', () => {
  const drinks = Array.from({ length: COUNT }, (_, index) =>
    someDrink({ ...shared(index), abv: 13, region: 'Rioja', grape: 'Garnacha' }),
  );
  const list = listOf(drinks);
  const folds = vi.spyOn(String.prototype, 'normalize');
  for (const sort of ['popular', 'price-up', 'price-down', 'name'] as const) {
    expect(sortDrinks(searchCategories(list, judgeOf('rioja'), null, null), sort).count).toBe(COUNT);
  }
  expect(folds).toHaveBeenCalledTimes(2 * COUNT + 4);
});
