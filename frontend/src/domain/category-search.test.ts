import { describe, expect, it } from 'vitest';
import { someDish } from '../testing/dish';
import { readFoodQuery } from './food-query';
import { judgeFood } from './food-search';
import type { Dish, Menu } from './menu';
import { type CategorySearch, searchCategories } from './category-search';

const dish = (name: string, parts: Partial<Dish> = {}): Dish =>
  someDish({ id: name, name, allergens_confirmed: false, ...parts });

const menu: Menu = {
  currency: 'USD',
  categories: [
    {
      name: 'Tapas frías',
      slug: 'cold',
      items: [
        dish('Jamón Ibérico', { dietary_tags: ['contains-pork'] }),
        dish('Ajo blanco', { description: 'Cold almond soup', allergens: ['tree-nuts'] }),
      ],
    },
    {
      name: 'Postres',
      slug: 'sweet',
      items: [dish('Tarta', { dietary_tags: ['gluten-free'], allergens: ['tree-nuts', 'egg'] })],
    },
    { name: 'Paellas', slug: 'rice', items: [dish('Paella', { may_contain: ['sesame'] })] },
  ],
};

function search(list: Menu, query: string, slug: string | null): CategorySearch<Dish> {
  const asked = readFoodQuery(query);
  return searchCategories(list, query === '' ? null : (food) => judgeFood(food, asked), slug, null);
}

function namesFor(query: string, slug: string | null = null): string[] {
  return search(menu, query, slug).categories.flatMap(({ items }) => items.map(({ name }) => name));
}

describe('searchCategories', () => {
  it.each([
    ['', ['Jamón Ibérico', 'Ajo blanco', 'Tarta', 'Paella']],
    ['jamon', ['Jamón Ibérico']],
    ['ALMOND soup', ['Ajo blanco']],
    ['tree-nuts', ['Ajo blanco', 'Tarta']],
    ['tree nuts', ['Ajo blanco', 'Tarta']],
    ['Gluten-Free', []],
    ['contains pork', ['Jamón Ibérico']],
    ['egg gluten', []],
    ['egg tree', ['Tarta']],
    ['sesame', []],
    ['postres', []],
    ['pizza', []],
  ])('finds for %j %j', (query, names) => {
    expect(namesFor(query)).toEqual(names);
  });

  it('counts the matches of every tab, whichever tab is chosen', () => {
    const { tabs, count } = search(menu, 'nuts', 'sweet');
    expect(tabs).toEqual([
      { slug: null, name: 'All', count: 2 },
      { slug: 'cold', name: 'Tapas frías', count: 1 },
      { slug: 'sweet', name: 'Postres', count: 1 },
      { slug: 'rice', name: 'Paellas', count: 0 },
    ]);
    expect(count).toBe(1);
    expect(namesFor('nuts', 'sweet')).toEqual(['Tarta']);
  });

  it('shows nothing if the chosen category has no match', () => {
    expect(search(menu, 'nuts', 'rice')).toMatchObject({ categories: [], count: 0 });
  });

  it('treats an unknown category as all', () => {
    expect(namesFor('', 'gone')).toHaveLength(4);
  });

  it('keeps the order and the identity of what is not filtered', () => {
    expect(search(menu, '', null).categories[0]).toBe(menu.categories[0]);
  });
});
