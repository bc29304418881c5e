import { describe, expect, it } from 'vitest';
import { formatDollars, formatMenuPrice, parsePrice, roundHalfUp } from './money';

describe('formatMenuPrice', () => {
  it.each([
    [12, '$12'],
    [5.5, '$6'],
    [5.49, '$5'],
    [4.995, '$5'],
    [0.5, '$1'],
    [2.5, '$3'],
    [1.1 * 5, '$6'],
    [1.005 * 100, '$101'],
    [0, '$0'],
    [1250, '$1,250'],
    [9_999.5, '$10,000'],
  ])('shows %d as %s', (price, shown) => {
    expect(formatMenuPrice(price, 'USD')).toBe(shown);
  });

  it('shows other currencies', () => {
    expect(formatMenuPrice(5.5, 'EUR')).toBe('€6');
    expect(formatMenuPrice(5.5, 'JPY')).toBe('¥6');
  });
});

describe('formatDollars', () => {
  it.each([
    [12.5, '$12.50'],
    [1.005, '$1.01'],
    [8.345, '$8.35'],
    [0, '$0.00'],
    [1234.5, '$1,234.50'],
  ])('shows %d as %s', (amount, shown) => {
    expect(formatDollars(amount)).toBe(shown);
  });
});

describe('roundHalfUp', () => {
  it.each([
    [1.005, 2, 1.01],
    [4.995, 2, 5],
    [1.255, 2, 1.26],
    [10.235, 2, 10.24],
    [2.4999, 0, 2],
  ])('rounds %d at %d decimals to %d', (amount, decimals, rounded) => {
    expect(roundHalfUp(amount, decimals)).toBe(rounded);
  });
});

describe('parsePrice', () => {
  it.each<[unknown, number]>([
    [12.5, 12.5],
    ['12.50', 12.5],
    ['$12.50', 12.5],
    ['USD 1,200.50 each', 1200.5],
    [' 7 ', 7],
    ['market price', 0],
    ['', 0],
    ['.', 0],
    ['1.2.3', 0],
    [null, 0],
    [undefined, 0],
    [NaN, 0],
    [Infinity, 0],
    [-5, 5],
    ['-5', 5],
    [{}, 0],
    [[5], 0],
    [true, 0],
  ])('reads %j as %d', (value, price) => {
    expect(parsePrice(value)).toBe(price);
  });
});
