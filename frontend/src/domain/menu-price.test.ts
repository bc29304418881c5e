import { expect, it } from 'vitest';
import { isBigChange, readMenuPrice } from './menu-price';

it.each([
  ['12', 12],
  ['$12.00', 12],
  [' 1,250 ', 1_250],
  ['0', 0],
  ['10,000', 10_000],
])('reads %j as a menu price of %d', (typed, price) =>
  expect(readMenuPrice(typed)).toEqual({ price, complaint: null }),
);

it.each([
  ['', 'Enter a price in whole dollars, like 12.'],
  ['12x', 'Enter a price in whole dollars, like 12.'],
  ['-1', 'Enter a price in whole dollars, like 12.'],
  ['10001', 'A price is at most 10,000.'],
  ['8.50', 'Menu prices are whole dollars: guests would see $9. Enter 8 or 9.'],
  ['8,49', 'Menu prices are whole dollars: guests would see $8. Enter 8 or 9.'],
  ['9999.99', 'Menu prices are whole dollars: guests would see $10,000. Enter 9,999 or 10,000.'],
  ['8.505', 'Menu prices are whole dollars.'],
])('says of %j: %s', (typed, complaint) => expect(readMenuPrice(typed)).toEqual({ price: null, complaint }));

it.each([
  [13, 1_300, true],
  [13, 1, true],
  [13, 0, true],
  [12, 18, false],
  [12, 19, true],
  [12, 6, false],
  [12, 5, true],
  [8.5, 9, false],
  [0, 12, false],
])('a change from %d to %d is big: %s', (before, now, isBig) => expect(isBigChange(before, now)).toBe(isBig));
