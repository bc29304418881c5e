import { describe, expect, it } from 'vitest';
import type { Dish } from '../domain/menu';
import { readMenu } from './menu';

function read(...items: unknown[]): Dish[] {
  const menu = readMenu({
    currency: 'USD',
    categories: [{ name: 'Tapas', slug: 'tapas', items }],
  });
  return menu.categories.flatMap((category) => [...category.items]);
}

function readOne(fields: Record<string, unknown>): Dish | undefined {
  return read({ id: '1', name: 'Croquetas', ...fields })[0];
}

describe('a dish', () => {
  it('is read with every field', () => {
    const wire = {
      id: 'abc',
      name: ' Croquetas ',
      description: ' Ham. ',
      price: 9.5,
      dietary_tags: 'vegetarian|gluten-free',
      allergens: 'milk|egg',
      may_contain: 'sesame',
      allergens_confirmed: true,
      raw: true,
      spicy_level: 2,
      halal: false,
      available: true,
      featured: true,
      image: '/uploads/croquetas.jpg',
      image_alt: 'Four croquettes',
      order: 3,
    };
    expect(read(wire)).toEqual([
      {
        id: 'abc',
        name: 'Croquetas',
        description: 'Ham.',
        price: 9.5,
        prices: [],
        dietary_tags: ['vegetarian', 'gluten-free'],
        allergens: ['milk', 'egg'],
        may_contain: ['sesame'],
        allergens_confirmed: true,
        raw: true,
        spicy_level: 2,
        featured: true,
        image: { src: '/uploads/croquetas.jpg', alt: 'Four croquettes' },
        order: 3,
        pairings: [],
      },
    ]);
  });

  it('has defaults for everything', () => {
    expect(read({})).toEqual([
      {
        id: 'tapas-1',
        name: 'Untitled',
        description: '',
        price: 0,
        prices: [],
        dietary_tags: [],
        allergens: [],
        may_contain: [],
        allergens_confirmed: false,
        raw: false,
        spicy_level: 0,
        featured: false,
        image: null,
        order: 999,
        pairings: [],
      },
    ]);
  });

  it.each<[Record<string, unknown>, Partial<Dish>]>([
    [{ id: 7 }, { id: '7' }],
    [{ price: '$12.50' }, { price: 12.5 }],
    [{ price: null }, { price: 0 }],
    [
      {
        price: 9,
        prices: [{ label: ' tapa ', price: '$7' }, { label: '', price: 3 }, { label: 'ración' }, 4],
      },
      { price: 7, prices: [{ label: 'tapa', price: 7 }] },
    ],
    [
      { pairings: [{ id: 'fino', name: ' Fino ' }, { id: 'x' }, { name: 'X' }, null] },
      { pairings: [{ id: 'fino', name: 'Fino', raw: false }] },
    ],
    [{ prices: 'many' }, { price: 0, prices: [] }],
    [{ dietary_tags: 'vegan' }, { dietary_tags: ['vegan'] }],
    [{ dietaryTags: 'vegan' }, { dietary_tags: ['vegan'] }],
    [{ dietary_tags: null, dietaryTags: 'vegan' }, { dietary_tags: ['vegan'] }],
    [{ dietary_tags: '', dietaryTags: ['vegan', 'halal'] }, { dietary_tags: ['vegan', 'halal'] }],
    [{ allergens: 'milk' }, { allergens: ['milk'] }],
    [{ allergensTags: 'milk' }, { allergens: ['milk'] }],
    [{ allergens_str: 'milk' }, { allergens: ['milk'] }],
    [{ allergens: '', allergens_str: 'milk' }, { allergens: ['milk'] }],
    [{ allergens: ['milk', 'egg'] }, { allergens: ['milk', 'egg'] }],
    [{ mayContain: 'sesame' }, { may_contain: ['sesame'] }],
    [
      { dietary_tags: 'vegan|gluten-free', allergens: '', may_contain: 'wheat', allergens_confirmed: true },
      { dietary_tags: ['vegan'], may_contain: ['wheat'], allergens_confirmed: true },
    ],
    [{ allergens: '', mayContain: [], allergensConfirmed: true }, { allergens_confirmed: true }],
    [{ allergens: 'milk', allergensTags: ['egg'] }, { allergens: ['milk', 'egg'] }],
    [{ isRaw: true }, { raw: true }],
    [{ spicy_level: 1 }, { spicy_level: 1 }],
    [{ spicyLevel: '3' }, { spicy_level: 3 }],
    [{ spicy_level: 9 }, { spicy_level: 3 }],
    [{ spicy_level: -1 }, { spicy_level: 0 }],
    [{ spicy_level: 'hot' }, { spicy_level: 0 }],
    [{ halal: true }, { dietary_tags: ['halal'] }],
    [{ halal: true, dietary_tags: 'vegan|Halal' }, { dietary_tags: ['vegan', 'halal'] }],
    [{ halal: true, dietary_tags: 'contains-pork' }, { dietary_tags: ['contains-pork'] }],
    [{ dietary_tags: 'vegan', allergens: 'egg' }, { dietary_tags: [] }],
    [{ halal: false, dietary_tags: 'vegan' }, { dietary_tags: ['vegan'] }],
    [{ featured: true }, { featured: true }],
    [{ isFeatured: 'true' }, { featured: true }],
    [{ featured: false, isFeatured: true }, { featured: false }],
    [{ order: '4' }, { order: 4 }],
    [{ displayOrder: 5 }, { order: 5 }],
    [{ order: 0, displayOrder: 5 }, { order: 0 }],
    [{ order: null, displayOrder: null }, { order: 999 }],
    [{ order: 'first' }, { order: 999 }],
    [{ image: '/a.jpg' }, { image: { src: '/a.jpg', alt: 'Croquetas' } }],
    [{ image: ' ' }, { image: null }],
    [{ image: { url: '/a.jpg' } }, { image: null }],
  ])('%j becomes %j', (fields, expected) => {
    expect(readOne(fields)).toMatchObject(expected);
  });

  it.each([undefined, null, 7, {}, { milk: true }, [{ slug: 'milk' }], ['egg', 7], [['milk']]])(
    'confirms nothing with %j as its list of allergens',
    (list) => {
      const fields = {
        dietary_tags: 'dairy-free',
        allergens: '',
        may_contain: '',
        allergens_confirmed: true,
      };
      expect(readOne(fields)?.dietary_tags).toEqual(['dairy-free']);
      for (const name of ['allergens', 'may_contain'])
        expect(readOne({ ...fields, [name]: list })).toMatchObject({
          allergens_confirmed: false,
          dietary_tags: [],
        });
    },
  );

  it.each<[Record<string, unknown>, boolean]>([
    [{}, true],
    [{ available: true }, true],
    [{ available: null }, true],
    [{ available: false }, false],
    [{ isAvailable: false }, false],
    [{ available: 'false' }, false],
    [{ available: 0 }, false],
    [{ available: false, isAvailable: true }, false],
  ])('with %j is shown: %j', (fields, isShown) => {
    expect(readOne(fields) !== undefined).toBe(isShown);
  });
});

describe('a menu', () => {
  it('sorts each category: featured, order, name', () => {
    const dishes = read(
      { name: 'C', order: 1 },
      { name: 'B' },
      { name: 'A' },
      { name: 'F', featured: true, order: 9 },
      null,
      'junk',
    );
    expect(dishes.map(({ name }) => name)).toEqual(['F', 'C', 'A', 'B']);
  });

  it('leaves out empty categories, and keeps the order of the others', () => {
    const menu = readMenu({
      categories: [
        { name: 'Paellas', slug: 'paellas', items: [{ name: 'Paella' }] },
        { name: 'Gone', slug: 'gone', items: [{ name: 'Off', available: false }] },
        { name: 'Never', slug: 'never' },
        null,
        { name: 'Arroces', slug: 'arroces', items: [{ name: 'Arroz' }] },
      ],
    });
    expect(menu.currency).toBe('USD');
    expect(menu.categories.map(({ slug }) => slug)).toEqual(['paellas', 'arroces']);
  });

  it('gives a name to what has none, and makes equal slugs unique', () => {
    const items = [{ name: 'Dish' }];
    const { categories } = readMenu({
      categories: [
        { items },
        { slug: 'wine', items },
        { name: 'Hot Tapas', items },
        { name: 'Hot tapas', items },
      ],
    });
    expect(categories.map(({ name, slug }) => [name, slug])).toEqual([
      ['Untitled', 'untitled'],
      ['wine', 'wine'],
      ['Hot Tapas', 'hot-tapas'],
      ['Hot tapas', 'hot-tapas-2'],
    ]);
  });

  it.each([
    ['EUR', 'EUR'],
    ['eur', 'EUR'],
    ['dollars', 'USD'],
    ['', 'USD'],
    [undefined, 'USD'],
    [5, 'USD'],
  ])('counts %j as %s', (currency, expected) => {
    expect(readMenu({ currency, categories: [] }).currency).toBe(expected);
  });
});
