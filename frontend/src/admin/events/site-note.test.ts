import { expect, it } from 'vitest';
import { siteSentence } from './site-note';

it.each([
  [0, 'None is on: the site adds 4 cards of its own, such as “About” and “Gallery”.'],
  [1, 'Only 1 is on: the site adds 3 cards of its own, such as “About” and “Gallery”.'],
  [3, 'Only 3 are on: the site adds 1 card of its own, such as “About” and “Gallery”.'],
  [4, 'The site shows all 4 that are on.'],
  [12, 'The site shows all 12 that are on.'],
  [13, 'The site shows the first 12 of the 13 that are on, those with a date first.'],
])('with %i on: %s', (count, sentence) => {
  expect(siteSentence(count)).toBe(sentence);
});
