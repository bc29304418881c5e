import { expect, it } from 'vitest';
import { pageChoices } from './pages-of';

it('offers every page of a hundred', () => {
  expect(pageChoices({ page: 7, count: 100 })).toEqual(Array.from({ length: 100 }, (_, at) => at + 1));
});

it('offers about a hundred of 2,000 pages: this one, those around it, the first and the last', () => {
  const choices = pageChoices({ page: 1_003, count: 2_003 });
  expect(choices.length).toBeLessThan(120);
  expect(choices).toEqual(expect.arrayContaining([1, 998, 999, 1_001, 1_003, 1_008, 2_003]));
});
