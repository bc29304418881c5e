import type { CategorySearch } from './category-search';
import type { Drink } from './menu';
import { compareNames } from './placement';

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

type Compare = (a: Drink, b: Drink) => number;

/** The list arrives in the order of Popular, which also breaks ties between equal prices. */
const COMPARE: Readonly<Record<Exclude<DrinkSort, 'popular'>, Compare>> = {
  'price-up': (a, b) => lowestPrice(a) - lowestPrice(b),
  'price-down': (a, b) => lowestPrice(b) - lowestPrice(a),
  name: compareNames,
};

export function sortDrinks(found: CategorySearch<Drink>, sort: DrinkSort): CategorySearch<Drink> {
  if (sort === 'popular') return found;
  const sorted = (drinks: readonly Drink[]) => drinks.toSorted(COMPARE[sort]);
  const categories = found.categories.map((category) => ({ ...category, items: sorted(category.items) }));
  const { traces, ask } = found.standings;
  return {
    ...found,
    categories,
    standings: { ...found.standings, traces: sorted(traces), ask: sorted(ask) },
  };
}
