import { describe, expect, it } from 'vitest';
import { searchCategories } from './category-search';
import type { Drink, DrinkList } from './menu';
import { DRINK_SORTS, readDrinkSort, sortDrinks, type DrinkSort } from './drink-search';
import { readFoodQuery } from './food-query';
import { judgeFood } from './food-search';
import { someDrink } from '../testing/dish';

function drink(name: string, parts: Partial<Drink> = {}): Drink {
  return someDrink({ id: name, name, allergens_confirmed: false, ...parts });
}

const list: DrinkList = {
  currency: 'USD',
  categories: [
    {
      name: 'Red',
      slug: 'red',
      items: [
        drink('Viña Alta', { region: 'Rioja', grape: 'Tempranillo', price: 14, featured: true, order: 2 }),
        drink('Ébano', { region: 'Ribera del Duero', price: 18, order: 1 }),
        drink('Monte', { region: 'Jumilla', grape: 'Monastrell', price: 11, order: 3 }),
      ],
    },
    {
      name: 'Cider',
      slug: 'cider',
      items: [drink('Sidra', { allergens: ['sulfites'], dietary_tags: ['vegan'] })],
    },
  ],
};

function redsBy(sort: DrinkSort): string[] {
  return (
    sortDrinks(searchCategories(list, null, 'red', null), sort)
      .categories[0]?.items.map(({ name }) => name)
      .slice() ?? []
  );
}

describe('sortDrinks', () => {
  it.each([
    ['rioja', ['Viña Alta']],
    ['tempranillo', ['Viña Alta']],
    ['duero', ['Ébano']],
    ['ebano', ['Ébano']],
    ['sulfites', ['Sidra']],
    ['vegan sidra', ['Sidra']],
    ['rum', []],
  ])('finds for %j %j', (query, names) => {
    const asked = readFoodQuery(query);
    const all = searchCategories(list, (one) => judgeFood(one, asked), null, null);
    const found = sortDrinks(all, 'popular');
    expect(found.categories.flatMap(({ items }) => items.map(({ name }) => name))).toEqual(names);
    expect(found.count).toBe(names.length);
  });

  it.each<[DrinkSort, string[]]>([
    ['popular', ['Viña Alta', 'Ébano', 'Monte']],
    ['price-up', ['Monte', 'Viña Alta', 'Ébano']],
    ['price-down', ['Ébano', 'Viña Alta', 'Monte']],
    ['name', ['Ébano', 'Monte', 'Viña Alta']],
  ])('sorts by %s', (sort, names) => {
    expect(redsBy(sort)).toEqual(names);
  });

  it('sorts by the lowest of several prices', () => {
    const sizes = [
      { label: 'bottle', price: 40 },
      { label: 'glass', price: 5 },
    ];
    const drinks = [drink('Nine'), drink('Five', { price: 40, prices: sizes })];
    const two = { currency: 'USD', categories: [{ name: 'Red', slug: 'red', items: drinks }] };
    const byPrice = (sort: DrinkSort) =>
      sortDrinks(searchCategories(two, null, null, null), sort).categories[0]?.items.map(({ name }) => name);
    expect(byPrice('price-up')).toEqual(['Five', 'Nine']);
    expect(byPrice('price-down')).toEqual(['Nine', 'Five']);
  });

  it('finds a sort by its name, and uses the first for any other name', () => {
    expect(readDrinkSort('price-up')).toBe('price-up');
    expect(readDrinkSort('')).toBe('popular');
    expect(readDrinkSort('price')).toBe('popular');
  });

  it('lists its sorts in the page’s order', () => {
    expect(DRINK_SORTS.map(({ label }) => label)).toEqual([
      'Popular',
      'Price low to high',
      'Price high to low',
      'A to Z',
    ]);
  });
});
