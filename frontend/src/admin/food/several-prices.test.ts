import { describe, expect, it } from 'vitest';
import { fieldsOf, isAllowed, newPrices, readChange } from './several-prices';

it.each([
  ['10', 10],
  ['+10', 10],
  ['-2.5', -2.5],
  ['−5', -5],
  [' 7,5 ', 7.5],
  ['0', null],
  ['', null],
  ['ten', null],
  ['1e3', null],
  ['10%', null],
])('reads “%s”', (typed, expected) => expect(readChange(typed)).toBe(expected));

const one = (price: number) => ({ price, prices: [] });
const after = (price: number, by: number, unit: 'percent' | 'amount' = 'percent') =>
  newPrices(one(price), { by, unit })[0]?.after;

describe('a new price', () => {
  it.each([
    [9, 10, 10],
    [12, 10, 13],
    [4, 10, 4],
    [15, 10, 17],
    [5, -10, 5],
    [12.5, 0.01, 13],
    [0, 10, 0],
  ])('of $%s by %s %% is $%s, rounded half up', (price, by, expected) =>
    expect(after(price, by)).toBe(expected),
  );

  it('is never 0, and never above the limit', () => {
    const allowed = (price: number, by: number) =>
      newPrices(one(price), { by, unit: 'amount' }).every(isAllowed);
    expect(allowed(3, -2)).toBe(true);
    expect(allowed(3, -3)).toBe(false);
    expect(allowed(3, -4)).toBe(false);
    expect(allowed(9_000, 1_000)).toBe(true);
    expect(allowed(9_000, 1_001)).toBe(false);
    expect(allowed(0, -4)).toBe(true);
  });

  it('applies to every size; the first is the price of the dish', () => {
    const sizes = [
      { label: 'Tapa', price: 6 },
      { label: 'Ración', price: 14 },
    ];
    expect(fieldsOf(newPrices({ price: 6, prices: sizes }, { by: 1, unit: 'amount' }))).toEqual({
      price: 7,
      prices: [
        { label: 'Tapa', price: 7 },
        { label: 'Ración', price: 15 },
      ],
    });
    expect(fieldsOf(newPrices(one(6), { by: 1, unit: 'amount' }))).toEqual({ price: 7, prices: [] });
  });
});
