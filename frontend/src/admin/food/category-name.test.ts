import { expect, it } from 'vitest';
import { categoryNameProblem } from './category-name';

it.each([
  ['', 'Enter a name.'],
  ['  \u200b ', 'Enter a name.'],
  ['x'.repeat(81), 'A name may have at most 80 characters.'],
  [' JAMON ', 'There is a category “JAMON” already.'],
])('complains of %j', (typed, problem) => {
  expect(categoryNameProblem(typed, ['Jamón', 'Quesos'])).toBe(problem);
});

it('accepts a name that is not in use', () => {
  expect(categoryNameProblem('Jamones', ['Jamón'])).toBeNull();
  expect(categoryNameProblem('x'.repeat(80), [])).toBeNull();
});
