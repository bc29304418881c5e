import { queryWords } from './search';

/** A tab above a list; `slug` is null for the one that shows every category. */
export interface CategoryTab {
  slug: string | null;
  name: string;
  /** How many entries match the search, in this category. */
  count: number;
}

export interface CategoryMatches<C, I> {
  category: C;
  items: readonly I[];
}

export interface CategorySearch<C, I> {
  /** `All` first, then every category, those without a match too. */
  tabs: readonly CategoryTab[];
  /** What to show: the chosen category, or all; those without a match are left out. */
  shown: readonly CategoryMatches<C, I>[];
  /** How many entries are shown. */
  count: number;
}

/** Searches entries in categories. A `chosen` slug that no category has counts as all. */
export function searchCategories<C extends { name: string; slug: string }, I>(
  categories: readonly C[],
  itemsOf: (category: C) => readonly I[],
  matches: (item: I, words: readonly string[]) => boolean,
  query: string,
  chosen: string | null,
): CategorySearch<C, I> {
  const words = queryWords(query);
  const found = categories.map((category) => {
    const items = itemsOf(category);
    return { category, items: words.length === 0 ? items : items.filter((item) => matches(item, words)) };
  });
  const isKnown = categories.some((category) => category.slug === chosen);
  const shown = found.filter(
    ({ category, items }) => items.length > 0 && (!isKnown || category.slug === chosen),
  );
  return {
    tabs: [
      { slug: null, name: 'All', count: countItems(found) },
      ...found.map(({ category, items }) => ({
        slug: category.slug,
        name: category.name,
        count: items.length,
      })),
    ],
    shown,
    count: countItems(shown),
  };
}

function countItems(found: readonly { items: readonly unknown[] }[]): number {
  return found.reduce((sum, { items }) => sum + items.length, 0);
}
