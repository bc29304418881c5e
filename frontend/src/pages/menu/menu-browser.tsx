import { useCallback } from 'react';
import type { CategorySearch } from '../../domain/category-search';
import type { Dish, Menu } from '../../domain/menu';
import { CatalogueBrowser } from '../../features/catalogue/catalogue-browser';
import type { CatalogueWords } from '../../features/catalogue/catalogue-words';
import { type EntryPlace, FoodSections } from '../../features/catalogue/food-sections';
import { DishEntry } from '../../features/dish/dish-entry';
import { Pairings } from '../../features/dish/pairings';
import { TagMarks } from '../../features/dish/tag-marks';
import { RawFoodNotice } from '../../features/notices/raw-food-notice';
import styles from './menu-browser.module.css';

const WORDS: CatalogueWords = {
  list: 'menu',
  searchLabel: 'Search the menu',
  placeholder: 'Dish, ingredient, vegan, no nuts…',
  tabsLabel: 'Menu categories',
  one: 'dish',
  many: 'dishes',
  unwritten: 'Our menu isn’t online yet. Please check back soon.',
};

function renderEntry(dish: Dish, { category: _, ...place }: EntryPlace<Dish>) {
  return <DishEntry dish={dish} {...place} />;
}

export function MenuBrowser({ menu }: { menu: Menu }) {
  const sections = useCallback(
    (found: CategorySearch<Dish>, open: (id: string) => void) => (
      <FoodSections
        kind="dish"
        found={found}
        currency={menu.currency}
        styles={styles}
        renderEntry={renderEntry}
        onOpen={open}
      />
    ),
    [menu.currency],
  );
  return (
    <CatalogueBrowser
      renderDetails={(dish) => (
        <>
          <TagMarks dish={dish} />
          <Pairings kind="drink" pairings={dish.pairings} />
          {dish.raw && <RawFoodNotice />}
        </>
      )}
      words={WORDS}
      list={menu}
    >
      {sections}
    </CatalogueBrowser>
  );
}
