import type { ByStanding } from './diet';
import type { Verdict } from './food-search';
import type { FoodCategory, FoodList } from './menu';

export interface CategoryTab {
  slug: string | null;
  name: string;
  count: number;
}

export interface CategorySearch<Item> {
  /** `All` first, then every category, even one without a match. Counts everything shown, safe or not. */
  tabs: readonly CategoryTab[];
  /** The chosen category, or all, each with its safe items; a category without any is left out. */
  categories: readonly FoodCategory<Item>[];
  /** All matches in the categories shown, sorted by the diet. */
  standings: ByStanding<Item>;
  /** How many items are shown, safe or not. */
  count: number;
  leftOut: readonly Verdict[];
}

export type Judge<Item> = (item: Item) => Verdict;

/** Sorts food by a diet. */
export type Sorter<Food> = <Item extends Food>(items: readonly Item[]) => ByStanding<Item>;

/** Without a judge everything matches; without a sorter everything is safe. An unknown `chosen` slug means all. */
export function searchCategories<Item>(
  { categories }: FoodList<Item>,
  judge: Judge<Item> | null,
  chosen: string | null,
  sorter: Sorter<Item> | null,
): CategorySearch<Item> {
  const judged = categories.map((category) => {
    const verdicts = judge ? category.items.map(judge) : [];
    const items = judge ? category.items.filter((_, index) => verdicts[index] === 'found') : category.items;
    const standings = sorter ? sorter(items) : allSafe(items);
    const leftOut = verdicts.filter((verdict) => verdict !== 'found');
    const { safe } = standings;
    // The page caches what it rendered by the identity of the category.
    const isWhole = safe.length === category.items.length;
    return { category: isWhole ? category : { ...category, items: safe }, standings, leftOut };
  });
  const isKnown = categories.some(({ slug }) => slug === chosen);
  const looked = judged.filter(({ category }) => !isKnown || category.slug === chosen);
  const standings = together(looked);
  return {
    tabs: [
      { slug: null, name: 'All', count: shownOf(together(judged)) },
      ...judged.map(({ category: { slug, name }, standings: each }) => ({
        slug,
        name,
        count: shownOf(each),
      })),
    ],
    categories: looked.flatMap(({ category }) => (category.items.length === 0 ? [] : category)),
    standings,
    count: shownOf(standings),
    leftOut: looked.flatMap(({ leftOut }) => leftOut),
  };
}

const allSafe = <Item>(items: readonly Item[]): ByStanding<Item> => ({
  safe: items,
  traces: [],
  ask: [],
  contains: 0,
  unwanted: 0,
});

function together<Item>(judged: readonly { standings: ByStanding<Item> }[]): ByStanding<Item> {
  const each = judged.map(({ standings }) => standings);
  const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
  return {
    safe: each.flatMap(({ safe }) => safe),
    traces: each.flatMap(({ traces }) => traces),
    ask: each.flatMap(({ ask }) => ask),
    contains: sum(each.map(({ contains }) => contains)),
    unwanted: sum(each.map(({ unwanted }) => unwanted)),
  };
}

const shownOf = ({ safe, traces, ask }: ByStanding<unknown>) => safe.length + traces.length + ask.length;
