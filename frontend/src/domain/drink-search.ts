import { type CategorySearch, type Judge, searchCategories, type Sorter } from './category-search';
import type { Drink, DrinkList } from './menu';
import { compareNames, comparePlaces } from './placement';
import { WINE_STYLE_LABELS } from './wine';

export const DRINK_SORTS = [
  { value: 'popular', label: 'Popular' },
  { value: 'price-up', label: 'Price low to high' },
  { value: 'price-down', label: 'Price high to low' },
  { value: 'name', label: 'A to Z' },
] as const;

export type DrinkSort = (typeof DRINK_SORTS)[number]['value'];

export function readDrinkSort(name: string): DrinkSort {
  return DRINK_SORTS.find(({ value }) => value === name)?.value ?? 'popular';
}

const lowestPrice = ({ price, prices }: Drink) => Math.min(price, ...prices.map((size) => size.price));

/** Where staff gave no order: by style, then region, as on any wine list. */
function compareBrowsed(a: Drink, b: Drink): number {
  const byStyle = () => styleRank(a) - styleRank(b);
  return comparePlaces(a, b) || byStyle() || a.region.localeCompare(b.region, 'en') || compareNames(a, b);
}

const STYLES: readonly string[] = WINE_STYLE_LABELS.map(([, label]) => label);

/** Drinks that are not wine come last. */
const styleRank = ({ style }: Drink) => (style === null ? STYLES.length : STYLES.indexOf(style));

const COMPARE: Readonly<Record<DrinkSort, (a: Drink, b: Drink) => number>> = {
  popular: compareBrowsed,
  'price-up': (a, b) => lowestPrice(a) - lowestPrice(b) || compareBrowsed(a, b),
  'price-down': (a, b) => lowestPrice(b) - lowestPrice(a) || compareBrowsed(a, b),
  name: compareNames,
};

export function searchDrinks(
  list: DrinkList,
  judge: Judge<Drink> | null,
  categorySlug: string | null,
  sort: DrinkSort,
  sorter: Sorter<Drink> | null,
): CategorySearch<Drink> {
  const found = searchCategories(list, judge, categorySlug, sorter);
  const sorted = (drinks: readonly Drink[]) => drinks.toSorted(COMPARE[sort]);
  const categories = found.categories.map((category) => ({ ...category, items: sorted(category.items) }));
  if (sort === 'popular') return { ...found, categories };
  const { traces, ask } = found.standings;
  return {
    ...found,
    categories,
    standings: { ...found.standings, traces: sorted(traces), ask: sorted(ask) },
  };
}
