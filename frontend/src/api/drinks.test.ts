import { expect, it } from 'vitest';
import { readDrinks } from './drinks';

function readOne(fields: Record<string, unknown>) {
  const list = readDrinks({ categories: [{ name: 'Red', slug: 'red', items: [fields] }] });
  return list.categories[0]?.items[0];
}

it('reads a drink whole', () => {
  expect(
    readOne({
      id: 'd1',
      name: 'Viña Alta',
      description: 'Cherry and cedar.',
      price: 14,
      featured: true,
      order: 2,
      producer: 'Casa Alta',
      vintage: '2019',
      style: 'red',
      alcohol_free: false,
      abv: 13.5,
      region: 'Rioja',
      grape: 'Tempranillo',
      dietary_tags: 'wine|organic',
      allergens: 'sulfites',
      may_contain: '',
      allergens_confirmed: true,
      available: true,
      image: '/uploads/vina.jpg',
      image_alt: 'A bottle',
    }),
  ).toEqual({
    id: 'd1',
    name: 'Viña Alta',
    description: 'Cherry and cedar.',
    price: 14,
    prices: [],
    featured: true,
    order: 2,
    producer: 'Casa Alta',
    vintage: '2019',
    style: 'Red',
    alcohol_free: false,
    abv: 13.5,
    pairings: [],
    region: 'Rioja',
    grape: 'Tempranillo',
    dietary_tags: ['wine', 'organic'],
    allergens: ['sulfites'],
    may_contain: [],
    allergens_confirmed: true,
    image: { src: '/uploads/vina.jpg', alt: 'A bottle' },
  });
});

it.each([
  [{ abv: '12.5' }, { abv: 12.5 }],
  [{ abv: 0 }, { abv: 0 }],
  [{ abv: null }, { abv: null }],
  [{ abv: 'strong' }, { abv: null }],
  [{ abv: '' }, { abv: null }],
  [{ vintage: 2019 }, { vintage: '2019' }],
  [{ style: 'Rose' }, { style: 'Rosé' }],
  [{ style: 'claret' }, { style: null }],
  [{ style: 'toString' }, { style: null }],
  [
    { alcohol_free: true, abv: 0 },
    { alcohol_free: true, dietary_tags: ['alcohol-free'] },
  ],
  [
    { alcohol_free: true, abv: 0.4 },
    { alcohol_free: false, dietary_tags: [] },
  ],
  [{ dietary_tags: 'wine|alcohol-free|halal', abv: 13 }, { dietary_tags: ['wine'] }],
  [
    { alcohol_free: true, dietary_tags: 'alcohol-free', abv: '13 %' },
    { alcohol_free: false, dietary_tags: [] },
  ],
  [
    { region: null, grape: undefined },
    { region: '', grape: '' },
  ],
  [{}, { id: 'red-1', name: 'Untitled', price: 0, order: 999, featured: false, image: null }],
])('%j becomes %j', (fields, expected) => {
  expect(readOne(fields)).toMatchObject(expected);
});

it('leaves out what is not available', () => {
  expect(readOne({ name: 'Off', available: false })).toBeUndefined();
});

it('lists wines without an order by style, then region, after those with one', () => {
  const list = readDrinks({
    categories: [
      {
        name: 'Cellar',
        items: [
          { name: 'Ale' },
          { name: 'Toro', style: 'red', region: 'Toro' },
          { name: 'Rioja', style: 'red', region: 'Rioja' },
          { name: 'Rueda', style: 'white', region: 'Rueda' },
          { name: 'Cava', style: 'sparkling', region: 'Penedès' },
          { name: 'Jumilla', style: 'red', region: 'Jumilla', order: 1 },
        ],
      },
    ],
  });
  const names = list.categories[0]?.items.map(({ name }) => name);
  expect(names).toEqual(['Jumilla', 'Cava', 'Rueda', 'Rioja', 'Toro', 'Ale']);
});
