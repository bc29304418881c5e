import { useCallback } from 'react';
import type { Menu } from '../../domain/menu';
import { type MenuSearch, searchMenu } from '../../domain/menu-search';
import { CatalogueBrowser, type CatalogueWords } from '../../features/catalogue/catalogue-browser';
import { MenuSection } from './menu-section';

const WORDS: CatalogueWords = {
  searchLabel: 'Search the menu',
  placeholder: 'Dish, ingredient, vegan, nuts…',
  tabsLabel: 'Menu categories',
  one: 'dish',
  many: 'dishes',
  showAll: 'Show the whole menu',
  searchHelp: 'Try an ingredient, a Spanish name with or without accents, or a dietary word such as vegan.',
  unwritten: 'The menu is being written. Please come back soon.',
};

/** The menu with its search and its tabs. */
export function MenuBrowser({ menu }: { menu: Menu }) {
  const search = useCallback(
    (query: string, categorySlug: string | null) => searchMenu(menu, query, categorySlug),
    [menu],
  );
  const sections = useCallback(
    ({ categories }: MenuSearch) =>
      categories.map((category) => (
        <MenuSection key={category.slug} category={category} currency={menu.currency} />
      )),
    [menu.currency],
  );
  return (
    <CatalogueBrowser words={WORDS} search={search}>
      {sections}
    </CatalogueBrowser>
  );
}
