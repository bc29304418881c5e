import { expect, it } from 'vitest';
import { pageOf } from './page';

it.each([
  [1, 2, ['a', 'b']],
  [2, 2, ['c']],
  [3, 2, []],
  [1, 100, ['a', 'b', 'c']],
])('page %i of %i', (page, pageSize, items) => {
  expect(pageOf(['a', 'b', 'c'], { page, pageSize })).toEqual({ items, page, pageSize, total: 3 });
});
