import type { Term } from '../../api/staff/vocabulary';
import type { FoodValues } from './food-values';

/** Allergens, or tags, that a tag rules out. */
const RULES_OUT: Readonly<Record<string, readonly string[]>> = {
  'gluten-free': ['gluten', 'wheat'],
  'dairy-free': ['milk'],
  'nut-free': ['tree-nuts', 'peanuts'],
  vegan: ['milk', 'egg', 'fish', 'shellfish', 'contains-pork'],
  vegetarian: ['fish', 'shellfish', 'contains-pork'],
  halal: ['contains-pork'],
};

/**
 * What the answers of a form say against one another, in sentences: a dish that is tagged gluten-free and contains wheat
 * is wrong one way or the other, and a diner may rely on the wrong one.
 */
export function tagWarnings(
  { dietaryTags, allergens }: Pick<FoodValues, 'dietaryTags' | 'allergens'>,
  terms: readonly Term[],
): readonly string[] {
  const labelOf = (slug: string) => terms.find((term) => term.slug === slug)?.label ?? slug;
  const listed = (slugs: readonly string[]) => slugs.map((slug) => labelOf(slug).toLowerCase()).join(' and ');
  return dietaryTags.flatMap((tag) => {
    const against = RULES_OUT[tag] ?? [];
    const contained = against.filter((slug) => allergens.contains.includes(slug));
    const possible = against.filter((slug) => allergens.mayContain.includes(slug));
    const tagged = against.filter((slug) => dietaryTags.includes(slug));
    return [
      ...(contained.length > 0 ? [`It is tagged “${labelOf(tag)}” and contains ${listed(contained)}.`] : []),
      ...(possible.length > 0 ? [`It is tagged “${labelOf(tag)}” and may contain ${listed(possible)}.`] : []),
      ...tagged.map((slug) => `It is tagged “${labelOf(tag)}” and “${labelOf(slug)}”.`),
    ];
  });
}
