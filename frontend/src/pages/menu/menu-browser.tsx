import { useCallback } from 'react';
import { type CategorySearch, type Judge, searchCategories } from '../../domain/category-search';
import type { Dish, Menu } from '../../domain/menu';
import { CatalogueBrowser } from '../../features/catalogue/catalogue-browser';
import type { CatalogueWords } from '../../features/catalogue/catalogue-words';
import { MenuSection } from './menu-section';

const WORDS: CatalogueWords = {
  list: 'menu',
  searchLabel: 'Search the menu',
  placeholder: 'Dish, ingredient, vegan, no nuts…',
  tabsLabel: 'Menu categories',
  one: 'dish',
  many: 'dishes',
  unwritten: 'The menu is being written. Please come back soon.',
};

export function MenuBrowser({ menu }: { menu: Menu }) {
  const search = useCallback(
    (judge: Judge<Dish> | null, categorySlug: string | null) => searchCategories(menu, judge, categorySlug),
    [menu],
  );
  const sections = useCallback(
    ({ categories }: CategorySearch<Dish>) =>
      categories.map((category, index) => (
        <MenuSection key={category.slug} category={category} currency={menu.currency} isFirst={index === 0} />
      )),
    [menu.currency],
  );
  return (
    <CatalogueBrowser words={WORDS} search={search}>
      {sections}
    </CatalogueBrowser>
  );
}
