import { expect, it } from 'vitest';
import { RULES_OUT, tagConflict } from './tag-conflicts';
import { ALLERGENS, DIETARY_TAGS } from './vocabularies';

const tags = DIETARY_TAGS.map(({ slug }) => slug);
const all = [...ALLERGENS, ...DIETARY_TAGS];

it('names tags and allergens that exist', () => {
  expect(tags).toEqual(expect.arrayContaining(Object.keys(RULES_OUT)));
  expect(all.map(({ slug }) => slug)).toEqual(expect.arrayContaining(Object.values(RULES_OUT).flat()));
});

it('knows what every “-free” tag rules out', () => {
  const free = tags.filter((slug) => slug.endsWith('-free') && slug !== 'alcohol-free');
  expect(free.filter((slug) => !RULES_OUT[slug]?.length)).toEqual([]);
});

it('names the tag and the allergens that contradict each other; null if none do', () => {
  const named = (...slugs: string[]) => all.filter(({ slug }) => slugs.includes(slug));
  expect(tagConflict(named('nut-free'), named('peanuts', 'tree-nuts', 'milk'))).toMatch(
    /^It’s tagged “Nut-free” but contains tree nuts and peanuts\./,
  );
  expect(tagConflict(named('halal', 'contains-pork'), [])).toMatch(
    /^It’s tagged “Halal” but is also tagged “Contains pork”\./,
  );
  expect(tagConflict(named('vegan', 'gluten-free'), named('sulfites', 'soybeans'))).toBeNull();
});
