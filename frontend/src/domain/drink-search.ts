import { type CategoryTab, searchCategories } from './category-search';
import type { Drink, DrinkCategory, DrinkList } from './drink';
import { compareNames, comparePlacement } from './placement';
import { makeMatcher } from './search';
import { tagLabel } from './tags';

/** The sort options of the drinks page, as its selector lists them. */
export const DRINK_SORTS = [
  { value: 'popular', label: 'Popular' },
  { value: 'price-up', label: 'Price low to high' },
  { value: 'price-down', label: 'Price high to low' },
  { value: 'name', label: 'A to Z' },
] as const;

export type DrinkSort = (typeof DRINK_SORTS)[number]['value'];

export interface DrinkSearch {
  tabs: readonly CategoryTab[];
  categories: readonly DrinkCategory[];
  /** How many drinks are shown. */
  count: number;
}

const COMPARE: Readonly<Record<DrinkSort, (a: Drink, b: Drink) => number>> = {
  popular: comparePlacement,
  'price-up': (a, b) => a.price - b.price || comparePlacement(a, b),
  'price-down': (a, b) => b.price - a.price || comparePlacement(a, b),
  name: compareNames,
};

const matchesDrink = makeMatcher<Drink>((drink) => [
  drink.name,
  drink.description,
  drink.region,
  drink.grape,
  ...[...drink.dietaryTags, ...drink.allergens].flatMap((tag) => [tag, tagLabel(tag)]),
]);

/** The drinks page's search, within one category or all (null), sorted within each category. */
export function searchDrinks(
  list: DrinkList,
  query: string,
  categorySlug: string | null,
  sort: DrinkSort,
): DrinkSearch {
  const { tabs, shown, count } = searchCategories(
    list.categories,
    (category) => category.drinks,
    matchesDrink,
    query,
    categorySlug,
  );
  return {
    tabs,
    count,
    categories: shown.map(({ category, items }) => ({
      ...category,
      drinks: items.toSorted(COMPARE[sort]),
    })),
  };
}
