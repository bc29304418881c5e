import { Button } from '@mantine/core';
import { useDeferredValue, useMemo } from 'react';
import type { StaffCategory } from '../../api/staff/staff-categories';
import type { StaffFood } from '../../api/staff/staff-food';
import { makeMatcher } from '../../domain/search';
import { tagLabel } from '../../domain/tags';
import { ListToolbar } from '../lists/list-toolbar';
import { focusBesideRow } from '../lists/row-focus';
import { useListParams } from '../lists/use-list-params';
import type { FoodKind } from './food-kind';
import { FoodSection } from './food-section';
import styles from './food-rows.module.css';
import { FOOD_STATES, type FoodState, isInState, readFoodState } from './food-states';
import { FOOD_SORTS, type FoodSort, readFoodSort } from './food-sorts';
import { cutSections, viewFood } from './food-view';
import { useCurrency } from './use-currency';
import { useFoodActions } from './use-food-actions';
import { useMoreRows } from './use-more-rows';

interface FoodRowsProps<Entity extends StaffFood> {
  kind: FoodKind<Entity>;
  foods: readonly Entity[];
  categories: readonly StaffCategory[];
}

/** The rows by category, with what finds some of them. */
export function FoodRows<Entity extends StaffFood>({ kind, foods, categories }: FoodRowsProps<Entity>) {
  const { words } = kind;
  const [params, setParams] = useListParams();
  const state = readFoodState(params.state);
  const sort = readFoodSort(params.sort);
  const query = useDeferredValue(params.query);
  const matches = useMemo(() => matcherOf(kind), [kind]);
  const view = useMemo(
    () => viewFood(foods, categories, { query, categoryId: params.category, state, sort }, matches),
    [foods, categories, query, params.category, state, sort, matches],
  );
  const currency = useCurrency();
  const actions = useFoodActions(kind, currency);
  const { limit, more, end } = useMoreRows(kind.root);
  const clear = () => setParams({ query: '', category: '', state: '' });

  const toggle = (food: Entity, isAvailable: boolean) => {
    // Where only the sold-out ones are shown, the row goes as its switch is pressed.
    const giveFocus = isInState({ ...food, isAvailable }, state) ? undefined : focusBesideRow(food.id);
    actions.setAvailable(food, isAvailable);
    giveFocus?.();
  };

  return (
    <>
      <ListToolbar
        noun={{ one: words.one, many: words.many }}
        query={params.query}
        onQuery={(typed) => setParams({ query: typed })}
        category={{
          label: 'Category',
          value: categories.some(({ id }) => id === params.category) ? params.category : '',
          options: [
            { value: '', label: 'All categories' },
            ...categories.map(({ id, name, count }) => ({ value: id, label: `${name} (${count})` })),
          ],
          onChange: (category) => setParams({ category }),
        }}
        sort={{
          label: 'Sort',
          value: sort,
          options: FOOD_SORTS.map((each) => ({ value: each, label: sortLabel(each, words.list) })),
          onChange: (chosen) => setParams({ sort: chosen }),
        }}
        states={{
          label: 'Show',
          value: state,
          options: FOOD_STATES.map((each) => ({
            value: each,
            label: stateLabel(each, words),
            count: view.counts[each],
          })),
          onChange: (chosen) => setParams({ state: chosen === 'all' ? '' : chosen }),
        }}
        shown={view.count}
        total={foods.length}
        note={view.isWhole ? undefined : orderNote(sort, words.list)}
      />
      {view.count === 0 && (
        <div className={styles.none}>
          <p>No {words.one} is like that.</p>
          <Button variant="default" onClick={clear}>
            Show all {words.many}
          </Button>
        </div>
      )}
      {cutSections(view.sections, limit).map((section) => (
        <FoodSection
          key={section.category.id}
          {...{ kind, foods, section, currency, actions }}
          isWhole={view.isWhole}
          onToggle={toggle}
        />
      ))}
      {limit < view.count && (
        <Button ref={end} variant="default" fullWidth onClick={more}>
          Show more
        </Button>
      )}
    </>
  );
}

/** Why nothing can be dragged now, and what to do about it. */
function orderNote(sort: FoodSort, list: string): string {
  return sort === ''
    ? 'To change the order, show all of a category.'
    : `To change the order, sort as on the ${list}.`;
}

function sortLabel(sort: FoodSort, list: string): string {
  const labels: Readonly<Record<FoodSort, string>> = {
    '': `As on the ${list}`,
    name: 'A to Z',
    cheapest: 'Price, low to high',
    dearest: 'Price, high to low',
  };
  return labels[sort];
}

function stateLabel(state: FoodState, { list, picks }: FoodKind['words']): string {
  const labels: Readonly<Record<FoodState, string>> = {
    all: 'All',
    available: `On the ${list}`,
    unavailable: 'Sold out',
    featured: picks,
    unconfirmed: 'Allergens not confirmed',
    'no-picture': 'No picture',
  };
  return labels[state];
}

function matcherOf<Entity extends StaffFood>({ searchedToo }: FoodKind<Entity>) {
  return makeMatcher<Entity>((food) => [
    food.name,
    food.description,
    ...[...food.dietaryTags, ...food.allergens, ...food.mayContain].flatMap((tag) => [tag, tagLabel(tag)]),
    ...(searchedToo?.(food) ?? []),
  ]);
}
