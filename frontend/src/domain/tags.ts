/** The FDA's nine major allergens, then sulfites and gluten: the order of the legend. */
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

/** The dietary tags of dishes: the order of the legend. */
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

// Only the labels that `humanise` would get wrong.
const LABELS: Readonly<Record<string, string>> = {
  'gluten-free': 'Gluten-free',
  'dairy-free': 'Dairy-free',
  'nut-free': 'Nut-free',
  'alcohol-free': 'Alcohol-free',
  'by-glass': 'By the glass',
  'by-bottle': 'By the bottle',
};

/** Every tag and allergen that the vocabulary holds. */
export const KNOWN_SLUGS: ReadonlySet<string> = new Set([
  ...ALLERGEN_SLUGS,
  ...DIETARY_TAG_SLUGS,
  ...GENERIC_DRINK_TAGS,
  'organic',
  'natural',
  'low-alcohol',
]);

/** How the vocabulary would write a tag. */
export function slugOf(tag: string): string {
  return tag.toLowerCase().replace(/[\s_-]+/g, '-');
}

function humanise(tag: string): string {
  const words = tag.replace(/[-_]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What a tag or an allergen is called on the page. One that the vocabulary lacks is made readable: `house_made` is `House made`. */
export function tagLabel(tag: string): string {
  const slug = slugOf(tag);
  if (!KNOWN_SLUGS.has(slug)) return humanise(tag);
  return LABELS[slug] ?? humanise(slug);
}

/** Whether a drink's tag says only what the category says already; such tags are not shown on its card. */
export function isGenericDrinkTag(tag: string): boolean {
  return GENERIC_DRINK_TAGS.has(slugOf(tag));
}
