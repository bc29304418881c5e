import { RULES_OUT } from '../../api/generated/wire';
import type { Term } from '../../api/staff/vocabulary';

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
      ...(contained.length > 0 ? [`It’s tagged “${labelOf(tag)}” but contains ${listed(contained)}.`] : []),
      ...(possible.length > 0 ? [`It’s tagged “${labelOf(tag)}” but may contain ${listed(possible)}.`] : []),
      ...tagged.map((slug) => `It’s tagged “${labelOf(tag)}” and “${labelOf(slug)}”.`),
    ];
  });
}
