import { expect, it } from 'vitest';
import { numberIn, readTypedPrice } from './typed-number';

it.each([
  ['12', 12],
  ['12.5', 12.5],
  ['12.', 12],
  ['$12.50', 12.5],
  [' 12,50 € ', 12.5],
  ['.75', 0.75],
  [',75', 0.75],
  ['0', 0],
  ['0.29', 0.29],
  ['1,250', 1250],
  ['1,250.50', 1250.5],
  ['10,000', 10_000],
])('reads %j as a price of %d', (typed, price) =>
  expect(readTypedPrice(typed)).toEqual({ price, problem: null }),
);

it.each([
  ['', 'missing'],
  ['  ', 'missing'],
  ['abc', 'unreadable'],
  ['-3', 'unreadable'],
  ['1.2.3', 'unreadable'],
  ['.', 'unreadable'],
  ['1e3', 'unreadable'],
  ['12.345', 'too-fine'],
  ['10001', 'too-high'],
])('reads %j as no price: %s', (typed, problem) =>
  expect(readTypedPrice(typed)).toEqual({ price: null, problem }),
);

it('returns null if there is no number', () =>
  expect(['', '-', '.', '1.2.3', 'NaN'].map(numberIn)).toEqual(Array(5).fill(null)));
