import { slugOf } from './tags';

const FREE_FROM = /free$/;
const NOT_AN_ALLERGEN = 'alcohol-free';

/** Drops claims like `gluten-free` or `Lactose free` until staff have confirmed the allergens. */
export function provenTags(tags: readonly string[], allergens_confirmed: boolean): readonly string[] {
  if (allergens_confirmed) return tags;
  return tags.filter((tag) => {
    const slug = slugOf(tag.trim());
    return slug === NOT_AN_ALLERGEN || !FREE_FROM.test(slug);
  });
}
