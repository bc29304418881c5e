import { useCallback, useState } from 'react';
import type { DrinkList } from '../../domain/drink';
import { type DrinkSearch, type DrinkSort, searchDrinks } from '../../domain/drink-search';
import { CatalogueBrowser, type CatalogueWords } from '../../features/catalogue/catalogue-browser';
import { DrinkSection } from './drink-section';
import page from './drinks-page.module.css';
import { SortSelect } from './sort-select';

const WORDS: CatalogueWords = {
  searchLabel: 'Search the drinks',
  placeholder: 'Name, region, grape, vegan…',
  tabsLabel: 'Drink categories',
  one: 'drink',
  many: 'drinks',
  showAll: 'Show all drinks',
  searchHelp: 'Try a region such as Rioja, a grape, a Spanish name with or without accents, or vegan.',
  unwritten: 'The list is being written. Please ask at the bar.',
};

/** The drinks with their search, their order and their tabs. */
export function DrinksBrowser({ list }: { list: DrinkList }) {
  const [sort, setSort] = useState<DrinkSort>('popular');
  const search = useCallback(
    (query: string, categorySlug: string | null) => searchDrinks(list, query, categorySlug, sort),
    [list, sort],
  );
  const sections = useCallback(
    ({ categories }: DrinkSearch) =>
      categories.map((category) => (
        <DrinkSection key={category.slug} category={category} currency={list.currency} />
      )),
    [list.currency],
  );
  return (
    <CatalogueBrowser
      words={WORDS}
      search={search}
      tools={<SortSelect value={sort} onChange={setSort} />}
      bandClass={page.wine}
    >
      {sections}
    </CatalogueBrowser>
  );
}
