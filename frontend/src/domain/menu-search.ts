import { type CategoryTab, searchCategories } from './category-search';
import type { Dish, Menu, MenuCategory } from './menu';
import { makeMatcher } from './search';
import { tagLabel } from './tags';

export interface MenuSearch {
  /** `All` first (its slug is null), then one a category, each with its count of matches. */
  tabs: readonly CategoryTab[];
  /** What to show, without empty categories. */
  categories: readonly MenuCategory[];
  /** How many dishes are shown. */
  count: number;
}

const matchesDish = makeMatcher<Dish>((dish) => [
  dish.name,
  dish.description,
  ...[...dish.dietaryTags, ...dish.allergens].flatMap((tag) => [tag, tagLabel(tag)]),
]);

/** The menu page's search, over name, description, dietary tags and allergens, within one category or all (null). */
export function searchMenu(menu: Menu, query: string, categorySlug: string | null): MenuSearch {
  const { tabs, shown, count } = searchCategories(
    menu.categories,
    (category) => category.dishes,
    matchesDish,
    query,
    categorySlug,
  );
  return {
    tabs,
    count,
    categories: shown.map(({ category, items }) =>
      items === category.dishes ? category : { ...category, dishes: items },
    ),
  };
}
