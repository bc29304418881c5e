import { expect, it } from 'vitest';
import { isInternalLink } from './link';

it.each([
  ['/', true],
  ['/menu?category=rice#top', true],
  ['//elsewhere.example', false],
  ['/\\elsewhere.example', false],
  ['https://elsewhere.example/menu', false],
  ['menu', false],
  ['', false],
])('answers %j with %j', (to, isInternal) => {
  expect(isInternalLink(to)).toBe(isInternal);
});
