import type { ReactNode } from 'react';
import type { CategorySearch } from '../domain/category-search';
import type { Dish, Menu } from '../domain/menu';
import { CatalogueBrowser } from '../features/catalogue/catalogue-browser';
import type { CatalogueWords } from '../features/catalogue/catalogue-words';

const WORDS: CatalogueWords = {
  list: 'menu',
  searchLabel: 'Search the menu',
  placeholder: '',
  tabsLabel: 'Menu categories',
  one: 'dish',
  many: 'dishes',
  unwritten: 'Our menu isn’t online yet.',
};

/** A menu of one category. */
export const tapasOf = (...items: Dish[]): Menu => ({
  currency: 'USD',
  categories: [{ name: 'Tapas', slug: 'tapas', items }],
});

interface DishCatalogueProps {
  menu: Menu;
  children: (found: CategorySearch<Dish>) => ReactNode;
}

/** The menu’s search, tabs and filter, with what `children` renders below them. */
export function DishCatalogue({ menu, children }: DishCatalogueProps) {
  return (
    <CatalogueBrowser words={WORDS} renderDetails={() => null} list={menu}>
      {children}
    </CatalogueBrowser>
  );
}
