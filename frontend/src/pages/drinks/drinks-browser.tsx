import { memo, useCallback, useId, useRef } from 'react';
import type { CategorySearch } from '../../domain/category-search';
import { DRINK_SORTS, type DrinkSort, readDrinkSort, sortDrinks } from '../../domain/drink-search';
import { type Drink, type DrinkList, type FoodCategory, hasRawPairing, placeOf } from '../../domain/menu';
import { useAddressParam } from '../../features/address/use-address-param';
import { CatalogueBrowser } from '../../features/catalogue/catalogue-browser';
import type { CatalogueWords } from '../../features/catalogue/catalogue-words';
import { sectionId } from '../../features/catalogue/category-tabs';
import { Apart } from '../../features/diet/apart';
import { Pairings } from '../../features/dish/pairings';
import { DrinkEntry, DrinkTags } from '../../features/drink/drink-entry';
import { RawFoodNotice } from '../../features/notices/raw-food-notice';
import { CategoryMark } from '../../ui/category-mark';
import { useEarlyValue } from '../../ui/use-early-value';
import styles from './drinks-page.module.css';

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
  const arrange = useCallback((found: CategorySearch<Drink>) => sortDrinks(found, sort), [sort]);
  const sections = useCallback(
    ({ categories, standings }: CategorySearch<Drink>, open: (id: string) => void) => (
      <>
        {categories.map((category) => (
          <DrinkSection key={category.slug} category={category} currency={list.currency} onOpen={open} />
        ))}
        <Apart standings={standings}>
          {(drinks) => <Entries drinks={drinks} currency={list.currency} onOpen={open} />}
        </Apart>
      </>
    ),
    [list.currency],
  );
  return (
    <CatalogueBrowser
      renderDetails={(drink) => (
        <>
          <DrinkTags drink={drink} hasStyle />
          <Pairings kind="dish" pairings={drink.pairings} />
          {hasRawPairing(drink) && <RawFoodNotice />}
        </>
      )}
      words={WORDS}
      list={list}
      arrange={arrange}
      tools={
        <SortSelect value={sort} onChange={(next) => writeSort(next === 'popular' ? '' : next, 'push')} />
      }
      bandClass={styles.wine}
    >
      {sections}
    </CatalogueBrowser>
  );
}

function SortSelect({ value, onChange }: { value: DrinkSort; onChange: (sort: DrinkSort) => void }) {
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  const choose = (chosen: string) => onChange(readDrinkSort(chosen));
  useEarlyValue(() => select.current?.value, value, choose);
  return (
    <div className={styles.sort}>
      <label htmlFor={id}>Sort by</label>{' '}
      <select
        ref={select}
        id={id}
        className={styles.select}
        value={value}
        onChange={(event) => choose(event.target.value)}
      >
        {DRINK_SORTS.map((sort) => (
          <option key={sort.value} value={sort.value}>
            {sort.label}
          </option>
        ))}
      </select>
    </div>
  );
}

const DrinkSection = memo(function DrinkSection({
  category,
  currency,
  onOpen,
}: {
  category: FoodCategory<Drink>;
  currency: string;
  onOpen: (id: string) => void;
}) {
  const headingId = `${sectionId(category.slug)}-title`;
  // Otherwise the category's name already says it.
  const hasStyles = new Set(category.items.map(({ style }) => style)).size > 1;
  return (
    <section id={sectionId(category.slug)} aria-labelledby={headingId} className={styles.section}>
      <h2 id={headingId} className={styles.title}>
        <CategoryMark slug={category.slug} className={styles.mark} />
        {/* The dot between two languages must not start a line. */}
        <span className="fits">{category.name.replace(' · ', '\u00a0· ')}</span>
      </h2>
      <Entries drinks={category.items} currency={currency} hasStyle={hasStyles} hasLead onOpen={onOpen} />
    </section>
  );
});

interface EntriesProps {
  drinks: readonly Drink[];
  currency: string;
  hasStyle?: boolean;
  hasLead?: boolean;
  onOpen: (id: string) => void;
}

/** Only the first drink may be wide: one further down would leave a gap before it. */
function Entries({ drinks, currency, hasStyle = true, hasLead = false, onOpen }: EntriesProps) {
  return (
    <ul role="list" className={styles.drinks}>
      {drinks.map((drink, index) => {
        const isLead = hasLead && index === 0 && drink.featured && drink.image !== null;
        return (
          <li key={drink.id} id={placeOf('drink', drink.id)} className={isLead ? styles.wide : undefined}>
            <DrinkEntry
              drink={drink}
              currency={currency}
              hasStyle={hasStyle}
              isLead={isLead}
              onOpen={onOpen}
            />
          </li>
        );
      })}
    </ul>
  );
}
