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
    const against = [...allergens, ...tags].filter((each) => RULES_OUT[slug]?.includes(each.slug));
    const listed = against.map((each) => each.label_en.toLowerCase()).join(' and ');
    if (listed)
      return `It is tagged “${label_en}”, which does not go with ${listed}. Correct one of them before the allergens are confirmed.`;
  }
  return null;
}
