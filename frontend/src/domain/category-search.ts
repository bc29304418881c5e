import type { Verdict } from './food-search';
import type { FoodCategory, FoodList } from './menu';

export interface CategoryTab {
  slug: string | null;
  name: string;
  count: number;
}

export interface CategorySearch<Item> {
  /** `All` first, then every category, even those without a match. */
  tabs: readonly CategoryTab[];
  /** The chosen category, or all; those without a match are left out. */
  categories: readonly FoodCategory<Item>[];
  count: number;
  leftOut: readonly Verdict[];
}

export type Judge<Item> = (item: Item) => Verdict;

/** Without a judge, everything is found. A `chosen` slug that no category has counts as all. */
export function searchCategories<Item>(
  { categories }: FoodList<Item>,
  judge: Judge<Item> | null,
  chosen: string | null,
): CategorySearch<Item> {
  const judged = categories.map((category) => {
    if (!judge) return { category, leftOut: [] };
    const verdicts = category.items.map(judge);
    const items = category.items.filter((_, index) => verdicts[index] === 'found');
    return { category: { ...category, items }, leftOut: verdicts.filter((verdict) => verdict !== 'found') };
  });
  const isKnown = categories.some(({ slug }) => slug === chosen);
  const looked = judged.filter(({ category }) => !isKnown || category.slug === chosen);
  return {
    tabs: [
      { slug: null, name: 'All', count: countItems(judged) },
      ...judged.map(({ category: { slug, name, items } }) => ({ slug, name, count: items.length })),
    ],
    categories: looked.flatMap(({ category }) => (category.items.length === 0 ? [] : category)),
    count: countItems(looked),
    leftOut: looked.flatMap(({ leftOut }) => leftOut),
  };
}

function countItems(judged: readonly { category: FoodCategory<unknown> }[]): number {
  return judged.reduce((sum, { category }) => sum + category.items.length, 0);
}
