import { describe, expect, it } from 'vitest';
import { publicCategories, toDish, toDrink, toStaffDish } from './food';
import { publicHighlights, toStaffHighlight } from './highlights';
import { publicSite } from './site';
import { publicSpecial } from './special';

it.each([
  ['Eva', 'Eva'],
  ['eva@casabodegon.example', 'No name'],
])('staff see who marked a dish sold out only by name: %s', (sold_out_by, shown) => {
  const record = { documentId: 'a', name: 'Gildas', price: 8, available: false, sold_out_by };
  expect(toStaffDish(record).sold_out_by).toBe(shown);
});

describe('an empty field', () => {
  it('is empty, not missing, on a dish', () => {
    expect(toDish({ documentId: 'a', name: 'Gildas', price: 8 })).toEqual({
      id: 'a',
      name: 'Gildas',
      description: '',
      price: 8,
      prices: [],
      dietary_tags: '',
      allergens: '',
      may_contain: '',
      allergens_confirmed: false,
      raw: false,
      spicy_level: 0,
      halal: false,
      available: true,
      featured: false,
      image: null,
      image_alt: '',
      order: 999,
      pairings: [],
    });
  });

  it('is null for the strength of a drink', () => {
    expect(toDrink({ documentId: 'a', name: 'Agua', price: 3 })).toMatchObject({
      abv: null,
      region: '',
      grape: '',
    });
    expect(toDrink({ documentId: 'a', name: 'Mosto', price: 3, abv: 0 }).abv).toBe(0);
  });

  it('leaves the restaurant without fee, exceptions and hours', () => {
    const site = publicSite({ feeName: 'Fee', feePercent: null }, '2026-11-21');
    expect(site).toMatchObject({ fee: null, exceptions: [], timezone: 'America/New_York', latitude: null });
    expect(site.hours.every(({ spans }) => spans.length === 0)).toBe(true);
  });

  it.each([
    [
      { feeName: 'Fee', feePercent: 3 },
      { name: 'Fee', percent: 3, amount: null },
    ],
    [
      { feeName: 'Fee', feeAmount: 2.5 },
      { name: 'Fee', percent: null, amount: 2.5 },
    ],
    [{ feeName: 'Fee', feePercent: 0 }, null],
    [{ feeAmount: 2.5 }, null],
  ])('of a fee means that there is none: %j', (record, fee) =>
    expect(publicSite(record, '2026-11-21').fee).toEqual(fee),
  );

  it('turns the special off', () => {
    const where = { currency: 'USD', timezone: 'America/New_York' };
    expect(publicSpecial(null, where)).toMatchObject({ active: false, items: [], price: 5 });
  });
});

describe('publicCategories', () => {
  it('leaves out a category if all its dishes are sold out', () => {
    const soldOut = { documentId: 'a', name: 'A', price: 1, available: false };
    const categories = [
      { name: 'Empty', slug: 'e' },
      { name: 'Sold out', slug: 's', items: [soldOut] },
    ];
    expect(publicCategories(categories, toDish)).toEqual([]);
  });
});

describe('publicHighlights', () => {
  const dish = {
    documentId: 'd',
    name: 'Pulpo',
    price: 18,
    menuHighlightTag: 'New',
    image: { url: '/uploads/p.jpg', alternativeText: 'A grilled octopus.' },
  };
  const show = (record: object) =>
    publicHighlights([{ documentId: 'h', position: 1, ...record }], '2026-11-21', 10);

  it.each([
    ['uses the dish’s fields', { dish }, { name: 'Pulpo', price: 18, tag: 'New', image: '/uploads/p.jpg' }],
    ['describes the dish’s picture', { dish }, { image_alt: 'A grilled octopus.' }],
    ['describes its own picture', { dish, image: { url: '/uploads/o.jpg' } }, { image_alt: '' }],
    ['prefers an override', { dish, tagOverride: 'Tonight', price: 0 }, { tag: 'Tonight', price: 0 }],
    ['ignores an empty override', { dish, tagOverride: '', name: '' }, { tag: 'New', name: 'Pulpo' }],
    [
      'shows one without a dish',
      { name: 'Menú', price: 40 },
      { name: 'Menú', price: 40, item: null, image: null },
    ],
  ])('%s', (_case, record, expected) => expect(show(record)[0]).toMatchObject(expected));

  it.each([
    ['of a dish that is sold out', { dish: { ...dish, available: false } }],
    ['with neither dish nor name', {}],
    ['of another day', { dish, date: '2026-11-22' }],
  ])('leaves out one %s', (_case, record) => expect(show(record)).toEqual([]));

  it('sorts by position, those without one last, up to the limit', () => {
    const records = [3, null, 1, 2].map((position) => ({ documentId: `p${position}`, position, name: 'A' }));
    expect(publicHighlights(records, '2026-11-21', 3).map(({ id }) => id)).toEqual(['p1', 'p2', 'p3']);
    expect(publicHighlights(records, '2026-11-21', 4).at(-1)).toMatchObject({ id: 'pnull', position: 999 });
  });
});

describe('toStaffHighlight', () => {
  it('shows one whose dish is sold out, and prefers the highlight’s own values', () => {
    const dish = { documentId: 'd', name: 'Pulpo', price: 18, available: false, menuHighlightTag: 'New' };
    expect(toStaffHighlight({ documentId: 'h', name: 'Octopus', position: 1, dish })).toMatchObject({
      name: 'Octopus',
      price: 18,
      tag: 'New',
      tagOverride: '',
      itemId: 'd',
      item: { name: 'Pulpo' },
    });
  });

  it('shows one whose dish was deleted', () => {
    expect(toStaffHighlight({ documentId: 'h' })).toMatchObject({ name: '', itemId: null, position: 999 });
  });
});
