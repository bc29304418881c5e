import { Button, Stack } from '@mantine/core';
import { useLongPress } from '@mantine/hooks';
import { type MouseEvent, useDeferredValue, useMemo } from 'react';
import useSWR from 'swr';
import type { StaffCategory } from '../../api/staff/staff-categories';
import { findVocabulary, VOCABULARY_KEY } from '../../api/staff/vocabulary';
import { slugsOf, type StaffFood } from '../../api/staff/staff-food';
import { makeMatcher } from '../../domain/search';
import { tagLabel } from '../../domain/tags';
import { ListToolbar } from '../kit/lists/list-toolbar';
import { focusBesideRow, useSavedRow } from '../kit/lists/row-focus';
import { useListParams } from '../kit/lists/use-list-params';
import { later } from '../kit/shell/later';
import type { FoodKind } from './food-kind';
import { tagsOf } from './food-tags';
import type { Handles } from './food-row';
import { FoodSection } from './food-section';
import { chosenIn, FOOD_SORTS, FOOD_STATES } from './food-filters';
import { cutSections, viewFood } from './food-view';
import { useFoodActions } from './use-food-actions';
import { useMoreRows } from '../kit/lists/use-more-rows';
import styles from './food-rows.module.css';

const FoodSelection = later(async () => (await import('./food-selection')).FoodSelection);

interface FoodRowsProps {
  kind: FoodKind;
  foods: readonly StaffFood[];
  categories: readonly StaffCategory[];
  /** While rows are being selected: the one whose long press started it, if any. */
  selecting: { first: string | null } | null;
  /** Called after a long press on a row on a touch screen. */
  onHeld: (id: string) => void;
  onSelected: () => void;
  handles: Handles;
}

export function FoodRows(props: FoodRowsProps) {
  const { kind, foods, categories, selecting, onHeld, onSelected, handles } = props;
  const { words } = kind;
  const [params, setParams] = useListParams();
  const state = chosenIn(FOOD_STATES, params.state);
  const sort = chosenIn(FOOD_SORTS, params.sort);
  const query = useDeferredValue(params.search);
  const matches = useMemo(() => matcherOf(kind), [kind]);
  const view = useMemo(
    () =>
      viewFood(
        foods,
        categories,
        { query, categoryId: params.category, state: state.value, sort: sort.value },
        matches,
      ),
    [foods, categories, query, params.category, state, sort, matches],
  );
  const { data: vocabulary } = useSWR(VOCABULARY_KEY, findVocabulary, { revalidateOnFocus: false });
  // Used until the settings load, or if they can't be loaded.
  const currency = vocabulary?.currency ?? 'USD';
  const actions = useFoodActions(kind, currency);
  const shown = view.sections.flatMap(({ picks, others }) => [...picks, ...others]);
  const shownIds = shown.map(({ id }) => id);
  const savedPlace = useSavedRow(kind.collection.key, shownIds);
  const { limit, more, end } = useMoreRows(kind.root, savedPlace + 1);
  const clear = () => setParams({ search: '', category: '', state: '' });

  const toggle = (food: StaffFood, isAvailable: boolean) => {
    // Under a state filter, pressing a row's switch may remove the row.
    const giveFocus = state.holds({ ...food, available: isAvailable }) ? undefined : focusBesideRow(food.id);
    actions.setAvailable(food, isAvailable);
    giveFocus?.();
  };

  const hold = useLongPress(
    ({ target }) => {
      const on = target instanceof Element && !target.closest('button, label') ? target : null;
      const id = on?.closest('[data-row]')?.getAttribute('data-row');
      if (!on || !id) return;
      // Otherwise lifting the finger would press whatever is there by then.
      on.addEventListener('touchend', (lifted) => lifted.preventDefault(), { once: true });
      onHeld(id);
    },
    { events: ['touch'], cancelOnMove: true },
  );

  const canHold = !selecting && handles !== 'alone';

  const rows = cutSections(view.sections, limit).map((section) => (
    <FoodSection
      key={section.category.id}
      {...{ kind, foods, section, currency, actions, handles }}
      isWhole={view.isWhole}
      onToggle={toggle}
    />
  ));

  return (
    <>
      <ListToolbar
        noun={words.one}
        query={params.search}
        onQuery={(typed) => setParams({ search: typed })}
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
          value: sort.value,
          options: FOOD_SORTS.map(({ value, label }) => ({ value, label: label(words) })),
          onChange: (chosen) => setParams({ sort: chosen }),
        }}
        states={{
          value: state.value,
          options: FOOD_STATES.map(({ value, label }) => ({
            value,
            label: label(words),
            count: view.counts[value] ?? 0,
          }))
            // The API now refuses cents: this filter disappears once no stored price has any.
            .filter(({ value, count }) => value !== 'cents' || count > 0 || state.value === 'cents'),
          onChange: (chosen) => setParams({ state: chosen }),
        }}
        shown={view.count}
        total={foods.length}
        note={
          view.isWhole || selecting
            ? undefined
            : sort.compare
              ? `Switch to ${words.list} order to reorder.`
              : 'Clear filters to reorder.'
        }
      />
      {view.count === 0 && (
        <Stack align="flex-start" gap="sm" py="lg">
          <p>No {words.many} match.</p>
          <Button variant="default" onClick={clear}>
            Show all {words.many}
          </Button>
        </Stack>
      )}
      <div className={styles.holdable} onContextMenu={withoutMenuOnTouch} {...(canHold && hold)}>
        {selecting ? (
          <FoodSelection
            {...{ kind, foods, categories, vocabulary, currency }}
            sections={view.sections}
            shown={shownIds}
            first={selecting.first}
            opened
            onClose={onSelected}
            instead={rows}
          />
        ) : (
          rows
        )}
      </div>
      {!selecting && limit < view.count && (
        <Button ref={end} variant="default" fullWidth onClick={more}>
          Show more
        </Button>
      )}
    </>
  );
}

/** The browser's menu would open over the row that has just been selected. */
function withoutMenuOnTouch(event: MouseEvent): void {
  const { nativeEvent } = event;
  if (nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch') event.preventDefault();
}

function matcherOf({ searchedToo }: FoodKind) {
  return makeMatcher<StaffFood>((food) => [
    food.name,
    food.description,
    ...[tagsOf(food), ...[food.allergens, food.may_contain].map(slugsOf)]
      .flat()
      .flatMap((tag) => [tag, tagLabel(tag)]),
    ...(searchedToo?.(food) ?? []),
  ]);
}
