import { slugOf } from './tags';

const FREE_FROM = /free$/;
const NOT_AN_ALLERGEN = 'alcohol-free';

/**
 * The tags that may be shown. What staff have not confirmed is never shown as free of anything, so such claims
 * (`gluten-free`, `Lactose free` …, however they are written) fall away until they have.
 */
export function provenTags(tags: readonly string[], areAllergensConfirmed: boolean): readonly string[] {
  if (areAllergensConfirmed) return tags;
  return tags.filter((tag) => {
    const slug = slugOf(tag.trim());
    return slug === NOT_AN_ALLERGEN || !FREE_FROM.test(slug);
  });
}
