import { memo, useCallback } from 'react';
import type { CategorySearch } from '../../domain/category-search';
import { type Dish, type FoodCategory, type Menu, placeOf } from '../../domain/menu';
import { CatalogueBrowser } from '../../features/catalogue/catalogue-browser';
import type { CatalogueWords } from '../../features/catalogue/catalogue-words';
import { sectionId } from '../../features/catalogue/category-tabs';
import { Apart } from '../../features/diet/apart';
import { DishEntry } from '../../features/dish/dish-entry';
import { Pairings } from '../../features/dish/pairings';
import { TagMarks } from '../../features/dish/tag-marks';
import { RawFoodNotice } from '../../features/notices/raw-food-notice';
import { CategoryMark } from '../../ui/category-mark';
import styles from './menu-browser.module.css';

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
  const sections = useCallback(
    ({ categories, standings }: CategorySearch<Dish>, open: (id: string) => void) => (
      <>
        {categories.map((category, index) => (
          <MenuSection
            key={category.slug}
            category={category}
            currency={menu.currency}
            isFirst={index === 0}
            onOpen={open}
          />
        ))}
        <Apart standings={standings}>
          {(dishes) => <Entries dishes={dishes} currency={menu.currency} onOpen={open} />}
        </Apart>
      </>
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

/** The first featured dish comes first, with a large picture. */
const MenuSection = memo(function MenuSection({
  category,
  currency,
  isFirst,
  onOpen,
}: {
  category: FoodCategory<Dish>;
  currency: string;
  isFirst: boolean;
  onOpen: (id: string) => void;
}) {
  const headingId = `${sectionId(category.slug)}-title`;
  return (
    <section id={sectionId(category.slug)} aria-labelledby={headingId} className={styles.section}>
      <h2 id={headingId} className={styles.title}>
        <CategoryMark slug={category.slug} className={styles.mark} />
        <span className="fits">{category.name}</span>
      </h2>
      <Entries dishes={category.items} currency={currency} hasLead isFirst={isFirst} onOpen={onOpen} />
    </section>
  );
});

interface EntriesProps {
  dishes: readonly Dish[];
  currency: string;
  hasLead?: boolean;
  isFirst?: boolean;
  onOpen: (id: string) => void;
}

function Entries({ dishes, currency, hasLead = false, isFirst = false, onOpen }: EntriesProps) {
  return (
    <ul role="list" className={styles.entries}>
      {dishes.map((dish, index) => {
        const isLead = hasLead && index === 0 && dish.featured && dish.image !== null;
        return (
          <li key={dish.id} id={placeOf('dish', dish.id)} className={isLead ? styles.lead : undefined}>
            <DishEntry
              dish={dish}
              currency={currency}
              isLead={isLead}
              isFirst={isFirst && index === 0}
              onOpen={onOpen}
            />
          </li>
        );
      })}
    </ul>
  );
}
