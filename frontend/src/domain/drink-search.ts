import { type CategorySearch, type Judge, searchCategories } from './category-search';
import type { Drink, DrinkList } from './menu';
import { compareNames, comparePlacement } from './placement';

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

const COMPARE: Readonly<Record<DrinkSort, (a: Drink, b: Drink) => number>> = {
  popular: comparePlacement,
  'price-up': (a, b) => a.price - b.price || comparePlacement(a, b),
  'price-down': (a, b) => b.price - a.price || comparePlacement(a, b),
  name: compareNames,
};

export function searchDrinks(
  list: DrinkList,
  judge: Judge<Drink> | null,
  categorySlug: string | null,
  sort: DrinkSort,
): CategorySearch<Drink> {
  const found = searchCategories(list, judge, categorySlug);
  const categories = found.categories.map((category) => ({
    ...category,
    items: category.items.toSorted(COMPARE[sort]),
  }));
  return { ...found, categories };
}
