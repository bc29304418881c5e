/** The allergens and tags that each tag rules out. */
export const RULES_OUT: Readonly<Record<string, readonly string[]>> = {
  'gluten-free': ['gluten', 'wheat'],
  'dairy-free': ['milk'],
  'nut-free': ['tree-nuts', 'peanuts'],
  vegan: ['milk', 'egg', 'fish', 'shellfish', 'contains-pork'],
  vegetarian: ['fish', 'shellfish', 'contains-pork'],
  halal: ['contains-pork'],
};

interface Named {
  slug: string;
  label_en: string;
}

/**
 * A sentence if a tag contradicts what the dish or drink contains, otherwise null. “May contain” contradicts no tag:
 * diners read both.
 */
export function tagConflict(tags: readonly Named[], allergens: readonly Named[]): string | null {
  for (const { slug, label_en } of tags) {
    const against = (terms: readonly Named[]) => terms.filter((each) => RULES_OUT[slug]?.includes(each.slug));
    const contained = against(allergens).map((each) => each.label_en.toLowerCase());
    const facts = [
      ...(contained.length > 0 ? [`contains ${contained.join(' and ')}`] : []),
      ...against(tags).map((each) => `is also tagged “${each.label_en}”`),
    ];
    if (facts.length > 0)
      return `It’s tagged “${label_en}” but ${facts.join(' and ')}. Fix one of them before you confirm the allergens.`;
  }
  return null;
}
