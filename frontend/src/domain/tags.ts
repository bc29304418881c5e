/** The FDA's nine major allergens, then sulfites and gluten, in legend order. */
export const ALLERGEN_SLUGS = [
  'milk',
  'egg',
  'fish',
  'shellfish',
  'tree-nuts',
  'peanuts',
  'wheat',
  'soybeans',
  'sesame',
  'sulfites',
  'gluten',
] as const;

export const ALLERGENS: ReadonlySet<string> = new Set(ALLERGEN_SLUGS);

export const DIETARY_TAG_SLUGS = [
  'vegan',
  'vegetarian',
  'gluten-free',
  'dairy-free',
  'nut-free',
  'halal',
  'contains-pork',
] as const;

const GENERIC_DRINK_TAGS: ReadonlySet<string> = new Set([
  'wine',
  'cocktail',
  'beer',
  'cider',
  'spanish',
  'alcohol-free',
  'by-glass',
  'by-bottle',
]);

// Only labels that `humanize` would get wrong.
const LABELS: Readonly<Record<string, string>> = {
  'gluten-free': 'Gluten-free',
  'dairy-free': 'Dairy-free',
  'nut-free': 'Nut-free',
  'alcohol-free': 'Alcohol-free',
  'by-glass': 'By the glass',
  'by-bottle': 'By the bottle',
};

export const KNOWN_SLUGS: ReadonlySet<string> = new Set([
  ...ALLERGEN_SLUGS,
  ...DIETARY_TAG_SLUGS,
  ...GENERIC_DRINK_TAGS,
  'organic',
  'natural',
  'low-alcohol',
]);

export function slugOf(tag: string): string {
  return tag.toLowerCase().replace(/[\s_-]+/g, '-');
}

function humanize(tag: string): string {
  const words = tag.replace(/[-_]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Makes an unknown tag readable: `house_made` becomes `House made`. */
export function tagLabel(tag: string): string {
  const slug = slugOf(tag);
  if (!KNOWN_SLUGS.has(slug)) return humanize(tag);
  return LABELS[slug] ?? humanize(slug);
}

export function isCautionTag(tag: string): boolean {
  return slugOf(tag).startsWith('contains-');
}

/** Tags that only repeat the category, so a drink's card does not show them. */
export function isGenericDrinkTag(tag: string): boolean {
  return GENERIC_DRINK_TAGS.has(slugOf(tag));
}
