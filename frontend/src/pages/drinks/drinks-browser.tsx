import { useCallback, useId, useRef } from 'react';
import type { CategorySearch } from '../../domain/category-search';
import { DRINK_SORTS, type DrinkSort, readDrinkSort, sortDrinks } from '../../domain/drink-search';
import { type Drink, type DrinkList, hasRawPairing } from '../../domain/menu';
import { useAddressParam } from '../../features/address/use-address-param';
import { CatalogueBrowser } from '../../features/catalogue/catalogue-browser';
import type { CatalogueWords } from '../../features/catalogue/catalogue-words';
import { type EntryPlace, FoodSections } from '../../features/catalogue/food-sections';
import { Pairings } from '../../features/dish/pairings';
import { DrinkEntry, DrinkTags } from '../../features/drink/drink-entry';
import { RawFoodNotice } from '../../features/notices/raw-food-notice';
import { useEarlyValue } from '../../ui/use-early-value';
import styles from './drinks-page.module.css';

const WORDS: CatalogueWords = {
  list: 'drinks',
  searchLabel: 'Search the drinks',
  placeholder: 'Name, region, grape, vegan…',
  tabsLabel: 'Drink categories',
  one: 'drink',
  many: 'drinks',
  unwritten: 'Our drinks list isn’t online yet. Please ask at the bar.',
};

function renderEntry(drink: Drink, { category, isFirst: _, ...place }: EntryPlace<Drink>) {
  // Otherwise the category's name already says it.
  const hasStyle = category === null || category.items.some(({ style }) => style !== drink.style);
  return <DrinkEntry drink={drink} hasStyle={hasStyle} {...place} />;
}

export function DrinksBrowser({ list }: { list: DrinkList }) {
  const [sortParam, writeSort] = useAddressParam('sort');
  const sort = readDrinkSort(sortParam);
  const arrange = useCallback((found: CategorySearch<Drink>) => sortDrinks(found, sort), [sort]);
  const sections = useCallback(
    (found: CategorySearch<Drink>, open: (id: string) => void) => (
      <FoodSections
        kind="drink"
        found={found}
        currency={list.currency}
        styles={styles}
        renderEntry={renderEntry}
        onOpen={open}
      />
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
