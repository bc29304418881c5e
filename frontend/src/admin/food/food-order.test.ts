import { expect, it } from 'vitest';
import { inCategory, movedToEnd, reorderedIds } from './food-order';
import { someFood } from '../../testing/admin/food';

const PICK = someFood({ id: 'pick', featured: true, order: 50 });
const A = someFood({ id: 'a', order: 1 });
const B = someFood({ id: 'b', order: 2 });
const C = someFood({ id: 'c', order: 3 });
const ELSEWHERE = someFood({ id: 'elsewhere', category: 'hot', order: 1 });
const COLD = inCategory([C, PICK, ELSEWHERE, A, B], 'cold');

it('orders a category as diners see it', () => {
  expect(COLD.map(({ id }) => id)).toEqual(['pick', 'a', 'b', 'c']);
});

it('moves one to the top or bottom of its group', () => {
  expect(movedToEnd(COLD, C, 'top')).toEqual(['c', 'a', 'b']);
  expect(movedToEnd(COLD, A, 'bottom')).toEqual(['b', 'c', 'a']);
});

it('says so if it is already there', () => {
  expect(movedToEnd(COLD, A, 'top')).toBeNull();
  expect(movedToEnd(COLD, C, 'bottom')).toBeNull();
  expect(movedToEnd(COLD, PICK, 'top')).toBeNull();
  expect(movedToEnd(COLD, ELSEWHERE, 'top')).toBeNull();
});

it('keeps the picks before the others, whichever were reordered', () => {
  expect(reorderedIds(COLD, ['c', 'b', 'a'])).toEqual(['pick', 'c', 'b', 'a']);
  expect(reorderedIds(COLD, ['pick'])).toEqual(['pick', 'a', 'b', 'c']);
});
