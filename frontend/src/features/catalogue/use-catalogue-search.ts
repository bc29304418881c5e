import { useDeferredValue, useMemo } from 'react';
import { type CategorySearch, searchCategories, type Sorter } from '../../domain/category-search';
import type { Food, FoodList } from '../../domain/menu';
import { useAddressParam } from '../address/use-address-param';
import { useFinder } from './use-finder';

/** Sorts the matches. Pass the same function each time: a new one sorts them again. */
export type Arrange<Item extends Food> = (found: CategorySearch<Item>) => CategorySearch<Item>;

/** What the search, tab and diet in the address leave of a list, as fast as React can render it. */
export function useCatalogueSearch<Item extends Food>(
  source: FoodList<Item>,
  arrange: Arrange<Item> | undefined,
) {
  const [query, writeQuery] = useAddressParam('q');
  const [category, writeCategory] = useAddressParam('category');
  const [without] = useAddressParam('without');
  const [only] = useAddressParam('only');
  const chosenSlug = category === '' ? null : category;
  const shownQuery = useDeferredValue(query).trim();
  const shownSlug = useDeferredValue(chosenSlug);
  const shownWithout = useDeferredValue(without);
  const shownOnly = useDeferredValue(only);
  const { finder, isMissing, isAway } = useFinder(query + without + only);

  const diet = useMemo(
    () => finder?.readDiet(shownWithout, shownOnly) ?? null,
    [finder, shownWithout, shownOnly],
  );
  const asked = useMemo(
    () => (shownQuery === '' ? null : (finder?.readFoodQuery(shownQuery) ?? null)),
    [finder, shownQuery],
  );
  const found = useMemo(() => {
    const judge = finder && asked ? finder.judgeOf(asked) : null;
    const isDiet = finder && diet && finder.hasDiet(diet);
    const sorter: Sorter<Item> | null = isDiet ? (items) => finder.sortByStanding(items, diet) : null;
    const all = searchCategories(source, judge, shownSlug, sorter);
    return arrange ? arrange(all) : all;
  }, [source, arrange, finder, asked, shownSlug, diet]);
  const leftOut = useMemo<ReadonlySet<string>>(
    () => new Set(finder && diet ? finder.leftOutIn(finder.ALLERGEN_SLUGS, diet) : []),
    [finder, diet],
  );

  return {
    query,
    setQuery: (next: string) => writeQuery(next, 'replace'),
    // If a category disappears while the page is open, all are shown.
    selectedSlug: found.tabs.some(({ slug }) => slug === chosenSlug) ? chosenSlug : null,
    selectCategory: (slug: string | null, how: 'push' | 'replace') => writeCategory(slug ?? '', how),
    hasDiet: without + only !== '',
    /** Nothing can be left out yet. */
    isAway,
    /** Null while its code loads, and if that fails. */
    finder,
    isMissing,
    isSearching: query + without + only !== '' && !finder,
    shownQuery,
    shownSlug,
    isNarrowed: shownQuery + shownWithout + shownOnly !== '',
    diet,
    /** The search as it was understood; null if there is none. */
    asked,
    found,
    leftOut,
  };
}
