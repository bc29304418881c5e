import { Alert } from '@mantine/core';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Term, Vocabulary } from '../../api/staff/vocabulary';
import type { AllergenAnswers } from './allergens-field';

/** The allergens and tags that each tag rules out. */
const RULES_OUT: Readonly<Record<string, readonly string[]>> = {
  'gluten-free': ['gluten', 'wheat'],
  'dairy-free': ['milk'],
  'nut-free': ['tree-nuts', 'peanuts'],
  vegan: ['milk', 'egg', 'fish', 'shellfish', 'contains-pork'],
  vegetarian: ['fish', 'shellfish', 'contains-pork'],
  halal: ['contains-pork'],
};

/** If a dish is tagged gluten-free but contains wheat, one of the two is wrong, and a guest may rely on it. */
export function tagWarnings(
  {
    dietaryTags,
    contains,
    mayContain,
  }: { dietaryTags: readonly string[]; contains: readonly string[]; mayContain: readonly string[] },
  terms: readonly Term[],
): readonly string[] {
  const labelOf = (slug: string) => terms.find((term) => term.slug === slug)?.label ?? slug;
  const listed = (slugs: readonly string[]) => slugs.map((slug) => labelOf(slug).toLowerCase()).join(' and ');
  return dietaryTags.flatMap((tag) => {
    const against = RULES_OUT[tag] ?? [];
    const contained = against.filter((slug) => contains.includes(slug));
    const possible = against.filter((slug) => mayContain.includes(slug));
    const tagged = against.filter((slug) => dietaryTags.includes(slug));
    return [
      ...(contained.length > 0 ? [`It is tagged “${labelOf(tag)}” and contains ${listed(contained)}.`] : []),
      ...(possible.length > 0 ? [`It is tagged “${labelOf(tag)}” and may contain ${listed(possible)}.`] : []),
      ...tagged.map((slug) => `It is tagged “${labelOf(tag)}” and “${labelOf(slug)}”.`),
    ];
  });
}

/** Announced, because the conflicting tag and answer may not be on screen together. */
export function TagWarnings({ vocabulary }: { vocabulary: Vocabulary }) {
  const { control } = useFormContext<{ dietary_tags: string[]; allergens: AllergenAnswers }>();
  const [dietaryTags, allergens] = useWatch({ control, name: ['dietary_tags', 'allergens'] });
  const terms = [...vocabulary.dietaryTags, ...vocabulary.allergens];
  const warnings = tagWarnings({ dietaryTags, ...allergens }, terms);
  return (
    <div role="status">
      {warnings.length > 0 && (
        <Alert color="danger" variant="outline" title="Tags and allergens conflict">
          {warnings.map((warning) => (
            <p key={warning}>{warning}</p>
          ))}
          <p>Fix one — guests rely on these.</p>
        </Alert>
      )}
    </div>
  );
}
