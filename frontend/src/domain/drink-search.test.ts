import { describe, expect, it } from 'vitest';
import type { Drink, DrinkList } from './drink';
import { DRINK_SORTS, searchDrinks, type DrinkSort } from './drink-search';

function drink(name: string, parts: Partial<Drink> = {}): Drink {
  return {
    id: name,
    name,
    description: '',
    price: 9,
    abv: null,
    region: '',
    grape: '',
    dietaryTags: [],
    allergens: [],
    mayContain: [],
    areAllergensConfirmed: false,
    isFeatured: false,
    picture: null,
    order: 999,
    ...parts,
  };
}

const list: DrinkList = {
  currency: 'USD',
  categories: [
    {
      name: 'Red',
      slug: 'red',
      drinks: [
        drink('Viña Alta', { region: 'Rioja', grape: 'Tempranillo', price: 14, isFeatured: true, order: 2 }),
        drink('Ébano', { region: 'Ribera del Duero', price: 18, order: 1 }),
        drink('Monte', { region: 'Jumilla', grape: 'Monastrell', price: 11, order: 3 }),
      ],
    },
    {
      name: 'Cider',
      slug: 'cider',
      drinks: [drink('Sidra', { allergens: ['sulfites'], dietaryTags: ['vegan'] })],
    },
  ],
};

function redsBy(sort: DrinkSort): string[] {
  return (
    searchDrinks(list, '', 'red', sort)
      .categories[0]?.drinks.map(({ name }) => name)
      .slice() ?? []
  );
}

describe('searchDrinks', () => {
  it.each([
    ['rioja', ['Viña Alta']],
    ['tempranillo', ['Viña Alta']],
    ['duero', ['Ébano']],
    ['ebano', ['Ébano']],
    ['sulfites', ['Sidra']],
    ['vegan sidra', ['Sidra']],
    ['rum', []],
  ])('finds for %j %j', (query, names) => {
    const found = searchDrinks(list, query, null, 'popular');
    expect(found.categories.flatMap(({ drinks }) => drinks.map(({ name }) => name))).toEqual(names);
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

  it('names its sorts as the page lists them', () => {
    expect(DRINK_SORTS.map(({ label }) => label)).toEqual([
      'Popular',
      'Price low to high',
      'Price high to low',
      'A to Z',
    ]);
  });
});
