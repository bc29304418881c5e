import { useCallback } from 'react';
import type { CategorySearch, Judge } from '../../domain/category-search';
import type { Drink, DrinkList } from '../../domain/menu';
import { readDrinkSort, searchDrinks } from '../../domain/drink-search';
import { useAddressParam } from '../../features/address/use-address-param';
import { CatalogueBrowser } from '../../features/catalogue/catalogue-browser';
import type { CatalogueWords } from '../../features/catalogue/catalogue-words';
import { DrinkSection } from './drink-section';
import page from './drinks-page.module.css';
import { SortSelect } from './sort-select';

const WORDS: CatalogueWords = {
  list: 'drinks',
  searchLabel: 'Search the drinks',
  placeholder: 'Name, region, grape, vegan…',
  tabsLabel: 'Drink categories',
  one: 'drink',
  many: 'drinks',
  unwritten: 'The list is being written. Please ask at the bar.',
};

export function DrinksBrowser({ list }: { list: DrinkList }) {
  const [sortParam, writeSort] = useAddressParam('sort');
  const sort = readDrinkSort(sortParam);
  const search = useCallback(
    (judge: Judge<Drink> | null, categorySlug: string | null) =>
      searchDrinks(list, judge, categorySlug, sort),
    [list, sort],
  );
  const sections = useCallback(
    ({ categories }: CategorySearch<Drink>) =>
      categories.map((category) => (
        <DrinkSection key={category.slug} category={category} currency={list.currency} />
      )),
    [list.currency],
  );
  return (
    <CatalogueBrowser
      words={WORDS}
      search={search}
      tools={
        <SortSelect value={sort} onChange={(next) => writeSort(next === 'popular' ? '' : next, 'push')} />
      }
      bandClass={page.wine}
    >
      {sections}
    </CatalogueBrowser>
  );
}
