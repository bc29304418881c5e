import { describe, expect, it } from 'vitest';
import { menuPriceProblem, priceProblem, repeatedLabelAt, withFirstPrice } from './prices';

it.each([0, 0.01, 0.1, 5.5, 12, 19.99, 10_000, '12', '12.50', '12.500', ' 7 '])('takes %s', (price) =>
  expect(priceProblem(price)).toBeNull(),
);

it.each([
  [5.555, 'decimals'],
  [0.001, 'decimals'],
  [0.1 + 0.2, 'decimals'],
  ['1.999', 'decimals'],
  [-1, 'from 0'],
  ['-0.01', 'from 0'],
  [10_000.01, 'to 10,000'],
  ['10,50', 'number'],
  ['$5', 'number'],
  ['', 'number'],
  [Number.NaN, 'number'],
  [Number.POSITIVE_INFINITY, 'number'],
  [1e21, 'number'],
  [{}, 'number'],
])('refuses %s: %s', (price, reason) => expect(priceProblem(price)).toContain(reason));

it.each([0, 8, 10_000, '12', '12.00', ' 7 '])('a dish may cost %s', (price) =>
  expect(menuPriceProblem(price)).toBeNull(),
);

it.each([
  [8.5, 'Menu prices are whole dollars: guests would see $9. Enter 8 or 9.'],
  [8.49, 'Menu prices are whole dollars: guests would see $8. Enter 8 or 9.'],
  ['8.50', 'guests would see $9'],
  [1.005, 'Enter 1 or 2.'],
  [9_999.5, 'guests would see $10,000. Enter 9,999 or 10,000.'],
  [10_000.5, 'from 0 to 10,000'],
  [-0.5, 'from 0 to 10,000'],
  ['8,50', 'number'],
])('a dish may not cost %s: %s', (price, reason) => expect(menuPriceProblem(price)).toContain(reason));

describe('withFirstPrice', () => {
  const tapa = { label: 'tapa', price: 7 };
  const racion = { label: 'ración', price: 14 };
  const stored = { price: 7, prices: [tapa, racion] };
  const moved = { prices: [{ ...tapa, price: 8 }, racion] };

  it.each([
    ['a new price alone changes the first in the list', { price: 8 }, stored, moved],
    ['so does a new price sent with the unchanged list', { price: 8, prices: [tapa, racion] }, stored, moved],
    ['a new list alone changes the price', { prices: [racion] }, stored, { price: 14 }],
    [
      'so does a new list sent with the unchanged price',
      { price: 7, prices: [racion] },
      stored,
      { price: 14 },
    ],
    ['if both are new and differ, a check has to refuse them', { price: 8, prices: [racion] }, stored, {}],
    ['a new dish’s price can be left out', { prices: [tapa] }, null, { price: 7 }],
    ['but a wrong one is not corrected', { price: 8, prices: [tapa] }, null, {}],
    ['a price without a list changes nothing else', { price: 8 }, { price: 7, prices: [] }, {}],
    ['nor does it once the list is removed', { price: 8, prices: [] }, stored, {}],
    ['an unchanged price changes nothing', { price: 7 }, stored, {}],
  ])('%s', (_what, given, before, expected) => expect(withFirstPrice(given, before)).toEqual(expected));
});

it.each([
  [['tapa', 'ración'], null],
  [['tapa', 'ración', ' Tapa'], 2],
  [['tapa', null, undefined], 2],
])('finds a size that is named twice in %j', (labels, at) =>
  expect(repeatedLabelAt(labels.map((label) => ({ label: label ?? null })))).toBe(at),
);
