import { expect, it } from 'vitest';
import { tagWarnings } from './tag-warnings';

const TERMS = ['vegan', 'gluten-free', 'halal', 'contains-pork', 'wheat', 'gluten', 'egg'].map((slug) => ({
  slug,
  label: slug.charAt(0).toUpperCase() + slug.slice(1).replace('-', ' '),
}));
const warn = (dietaryTags: string[], contains: string[] = [], mayContain: string[] = []) =>
  tagWarnings({ dietaryTags, contains, mayContain }, TERMS);

it('says if a tag rules out a contained allergen', () => {
  expect(warn(['gluten-free'], ['wheat', 'gluten', 'egg'])).toEqual([
    'It’s tagged “Gluten free” but contains gluten and wheat.',
  ]);
});

it('says if it rules out a possible allergen, or another tag', () => {
  expect(warn(['vegan', 'contains-pork'], [], ['egg'])).toEqual([
    'It’s tagged “Vegan” but may contain egg.',
    'It’s tagged “Vegan” and “Contains pork”.',
  ]);
});

it('says nothing if there is no contradiction', () => {
  expect(warn(['gluten-free'], ['egg'])).toEqual([]);
  expect(warn(['contains-pork'], ['wheat'])).toEqual([]);
  expect(warn([])).toEqual([]);
});
