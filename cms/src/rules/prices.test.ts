import { expect, it } from 'vitest';
import { priceProblem } from './prices';

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
