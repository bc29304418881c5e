import { describe, expect, it } from 'vitest';
import type { Highlight } from '../domain/highlight';
import { readHighlights } from './highlights';

const gambas = { id: 'h1', position: 1, name: 'Gambas', price: 14.5 };

function readOne(entry: unknown): Highlight | undefined {
  return readHighlights([entry])[0];
}

describe('the answer', () => {
  it.each([
    ['a list', [gambas]],
    ['an object with content', { content: [gambas] }],
    ['an object with items', { items: [gambas] }],
  ])('may be %s', (_, wire) => {
    expect(readHighlights(wire).map(({ name }) => name)).toEqual(['Gambas']);
  });

  it('is sorted by position, without malformed entries', () => {
    const names = readHighlights([
      { name: 'C', position: '3' },
      null,
      'junk',
      { name: 'A', position: 1 },
      { name: 'B', position: 2 },
    ]).map(({ name }) => name);
    expect(names).toEqual(['A', 'B', 'C']);
  });

  it.each([
    [undefined, true],
    [null, true],
    [true, true],
    [0, true],
    ['', true],
    [false, false],
    ['false', false],
  ])('hides an entry only when active is explicitly false: %j', (active, isShown) => {
    expect(readOne({ ...gambas, active }) !== undefined).toBe(isShown);
  });
});

describe('an entry', () => {
  it('of the API is read whole', () => {
    expect(
      readOne({
        id: 'h1',
        position: 2,
        date: null,
        active: true,
        name: ' Gambas al ajillo ',
        description: ' Garlic. ',
        price: 14.5,
        image: '/uploads/gambas.jpg',
        tag: 'House favorite',
        category: 'Hot tapas',
        item: {
          id: 'd9',
          name: 'Gambas',
          price: 13,
          image: '/other.jpg',
          menuHighlightTag: 'Dish tag',
          category: 'Del Mar',
        },
      }),
    ).toEqual({
      id: 'h1',
      position: 2,
      name: 'Gambas al ajillo',
      description: 'Garlic.',
      price: 14.5,
      priceFormatted: '$14.50',
      image: { src: '/uploads/gambas.jpg', alt: 'Gambas al ajillo' },
      tag: 'House favorite',
      category: 'Hot tapas',
      dishId: 'd9',
      raw: false,
    });
  });

  it.each([
    ['without a dish', null],
    ['whose dish can’t be ordered', { id: 'd9', category: 'Sea', available: false }],
    ['whose dish is in no category', { id: 'd9', category: null }],
  ])('%s is not on the menu', (_, item) => {
    expect(readOne({ ...gambas, item })?.dishId).toBeNull();
  });

  it('may contain its dish as an object', () => {
    expect(
      readOne({
        position: 4,
        item: {
          id: 'd9',
          name: 'Pulpo',
          description: 'Octopus.',
          price: '$18',
          image: '/pulpo.jpg',
          menuHighlightTag: 'New',
          category: 'Sea',
        },
      }),
    ).toEqual({
      id: 'd9',
      position: 4,
      name: 'Pulpo',
      description: 'Octopus.',
      price: 18,
      priceFormatted: '$18.00',
      image: { src: '/pulpo.jpg', alt: 'Pulpo' },
      tag: 'New',
      category: 'Sea',
      dishId: 'd9',
      raw: false,
    });
  });

  it.each<[Record<string, unknown>, Partial<Highlight>]>([
    [{ position: 7 }, { id: '7', position: 7 }],
    [
      {},
      {
        id: '1',
        position: 1,
        name: 'Untitled',
        description: '',
        tag: '',
        category: '',
        image: null,
      },
    ],
    [{ name: '   ' }, { name: 'Untitled' }],
    [{ name: '', title: 'Titled' }, { name: 'Titled' }],
    [{ title: 'Titled' }, { name: 'Titled' }],
    [{ desc: 'Short', description: 'Long' }, { description: 'Short' }],
    [{ description: 'Long' }, { description: 'Long' }],
    [{ tag: 'A', tagOverride: 'B', menuHighlightTag: 'C' }, { tag: 'A' }],
    [{ tagOverride: 'B', menuHighlightTag: 'C' }, { tag: 'B' }],
    [{ menuHighlightTag: 'C' }, { tag: 'C' }],
    [{ tag: 'Gluten-free' }, { tag: '' }],
    [{ tagOverride: 'B', item: { menuHighlightTag: 'D' } }, { tag: 'B' }],
    [{ tag: null, item: { menuHighlightTag: 'D' } }, { tag: 'D' }],
    [{ item: { tag: 'A', tagOverride: 'B', menuHighlightTag: 'C' } }, { tag: 'A' }],
    [{ item: { tagOverride: 'B', menuHighlightTag: 'C' } }, { tag: 'B' }],
    [
      { priceFormatted: '12 €', price: 12 },
      { priceFormatted: '12 €', price: 12 },
    ],
    [{ priceFormatted: 12.5 }, { priceFormatted: '$12.50' }],
    [{ priceFormatted: '12.5' }, { priceFormatted: '$12.50' }],
    [{ priceFormatted: '-' }, { priceFormatted: '-' }],
    [{ price: 'USD 1,250.5' }, { price: 1250.5, priceFormatted: '$1,250.50' }],
    [{ price: 'market' }, { price: 0, priceFormatted: '$0.00' }],
    [{ price: null }, { price: 0, priceFormatted: '$0.00' }],
    [{ category: { name: 'Sea' } }, { category: 'Sea' }],
    [{ item: { raw: true } }, { raw: true }],
    [{ item: { raw: 'perhaps' } }, { raw: false }],
    [{ id: 5 }, { id: '5' }],
  ])('%j becomes %j', (entry, expected) => {
    expect(readOne(entry)).toMatchObject(expected);
  });
});
