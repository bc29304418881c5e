import { expect, it } from 'vitest';
import { inWords } from './form-outcome';

it.each([
  [0, 'now'],
  [1, 'in 1 second'],
  [40, 'in 40 seconds'],
  [60, 'in 1 minute'],
  [90, 'in 2 minutes'],
  [3599, 'in 60 minutes'],
  [3600, 'in 1 hour'],
  [3601, 'in 2 hours'],
])('%d seconds are %s', (seconds, words) => {
  expect(inWords(seconds)).toBe(words);
});
