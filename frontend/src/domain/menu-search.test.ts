import { describe, expect, it } from 'vitest';
import type { Dish, Menu } from './menu';
import { searchMenu } from './menu-search';

function dish(name: string, parts: Partial<Dish> = {}): Dish {
  return {
    id: name,
    name,
    description: '',
    price: 9,
    dietaryTags: [],
    allergens: [],
    mayContain: [],
    areAllergensConfirmed: false,
    isRaw: false,
    spicyLevel: 0,
    isFeatured: false,
    picture: null,
    order: 999,
    ...parts,
  };
}

const menu: Menu = {
  currency: 'USD',
  categories: [
    {
      name: 'Tapas frías',
      slug: 'cold',
      dishes: [
        dish('Jamón Ibérico', { dietaryTags: ['contains-pork'] }),
        dish('Ajo blanco', { description: 'Cold almond soup', allergens: ['tree-nuts'] }),
      ],
    },
    {
      name: 'Postres',
      slug: 'sweet',
      dishes: [dish('Tarta', { dietaryTags: ['gluten-free'], allergens: ['tree-nuts', 'egg'] })],
    },
    { name: 'Paellas', slug: 'rice', dishes: [dish('Paella', { mayContain: ['sesame'] })] },
  ],
};

function namesFor(query: string, slug: string | null = null): string[] {
  return searchMenu(menu, query, slug).categories.flatMap(({ dishes }) => dishes.map(({ name }) => name));
}

describe('searchMenu', () => {
  it.each([
    ['', ['Jamón Ibérico', 'Ajo blanco', 'Tarta', 'Paella']],
    ['jamon', ['Jamón Ibérico']],
    ['ALMOND soup', ['Ajo blanco']],
    ['tree-nuts', ['Ajo blanco', 'Tarta']],
    ['tree nuts', ['Ajo blanco', 'Tarta']],
    ['Gluten-Free', ['Tarta']],
    ['contains pork', ['Jamón Ibérico']],
    ['egg gluten', ['Tarta']],
    ['sesame', []],
    ['postres', []],
    ['pizza', []],
  ])('finds for %j %j', (query, names) => {
    expect(namesFor(query)).toEqual(names);
  });

  it('counts matches on every tab, whichever is chosen', () => {
    const { tabs, count } = searchMenu(menu, 'nuts', 'sweet');
    expect(tabs).toEqual([
      { slug: null, name: 'All', count: 2 },
      { slug: 'cold', name: 'Tapas frías', count: 1 },
      { slug: 'sweet', name: 'Postres', count: 1 },
      { slug: 'rice', name: 'Paellas', count: 0 },
    ]);
    expect(count).toBe(1);
    expect(namesFor('nuts', 'sweet')).toEqual(['Tarta']);
  });

  it('shows nothing where the chosen category has no match', () => {
    expect(searchMenu(menu, 'nuts', 'rice')).toMatchObject({ categories: [], count: 0 });
  });

  it('takes an unknown category for all', () => {
    expect(namesFor('', 'gone')).toHaveLength(4);
  });

  it('keeps the order and the identity of what is not filtered', () => {
    expect(searchMenu(menu, '', null).categories[0]).toBe(menu.categories[0]);
  });

  it('types through 1,000 dishes faster than a frame a letter', () => {
    const words = ['jamón', 'piñón', 'queso', 'pulpo', 'aceituna', 'boquerón', 'calçot'];
    const big: Menu = {
      currency: 'USD',
      categories: Array.from({ length: 10 }, (_, category) => ({
        name: `C${category}`,
        slug: `c${category}`,
        dishes: Array.from({ length: 100 }, (_, index) =>
          dish(`${words[index % 7]} ${category}-${index}`, {
            description: `${words.join(', ')} `.repeat(4),
            dietaryTags: ['vegan', 'gluten-free'],
            allergens: ['milk', 'egg'],
          }),
        ),
      })),
    };
    searchMenu(big, 'warm', null);
    const typed = 'boqueron aceituna 9-9';
    const start = performance.now();
    for (let length = 1; length <= typed.length; length += 1) searchMenu(big, typed.slice(0, length), null);
    expect((performance.now() - start) / typed.length).toBeLessThan(16);
    expect(searchMenu(big, 'boqueron 9-9', null).count).toBeGreaterThan(0);
  });
});
