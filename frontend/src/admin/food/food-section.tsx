import { useCallbackRef } from '@mantine/hooks';
import { useCallback, useId } from 'react';
import { Link } from 'react-router-dom';
import type { StaffFood } from '../../api/staff/staff-food';
import { counted } from '../kit/lists/noun';
import type { RowMoves } from '../kit/lists/row-menu';
import type { Moved } from '../kit/lists/use-moves';
import type { RowControls } from '../kit/lists/sortable-row';
import { SortableRows } from '../kit/lists/sortable-rows';
import { AdminIcon } from '../kit/shell/admin-icon';
import type { FoodKind } from './food-kind';
import { inCategory, movedToEnd } from './food-order';
import { FoodRow, type Handles } from './food-row';
import styles from './food-section.module.css';
import type { FoodSection as Section } from './food-view';
import type { FoodActions } from './use-food-actions';

export interface FoodSectionProps {
  kind: FoodKind;
  foods: readonly StaffFood[];
  section: Section;
  isWhole: boolean;
  currency: string;
  actions: FoodActions;
  onToggle: (food: StaffFood, isAvailable: boolean) => void;
  handles: Handles;
}

/** Picks and others are separate lists, because no row can move from one to the other. */
export function FoodSection(props: FoodSectionProps) {
  const { kind, foods, section, ...rest } = props;
  const { category, picks, others, total } = section;
  const { one } = kind.words;
  const id = useId();
  const held = inCategory(foods, category.id);
  const hasBoth = picks.length > 0 && others.length > 0;
  const group = { kind, held, category, ...rest };
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className="section-head">
        <h2 id={id} className={styles.title}>
          {category.name} <span className="fine">{counted(total, one)}</span>
        </h2>
        {category.id !== '' && (
          <Link className={styles.add} to={`${kind.root}/new?category=${encodeURIComponent(category.id)}`}>
            <AdminIcon name="plus" />
            Add
            <span className="visually-hidden">
              {' '}
              a {one} to {category.name}
            </span>
          </Link>
        )}
      </div>
      {picks.length > 0 && (
        <>
          <p className={styles.rule}>{kind.words.picks} always appear first.</p>
          <Group {...group} isPicks shown={picks} />
        </>
      )}
      {hasBoth && <p className={styles.rule}>Everything else</p>}
      {others.length > 0 && <Group {...group} isPicks={false} shown={others} />}
    </section>
  );
}

interface GroupProps extends Omit<FoodSectionProps, 'foods' | 'section'> {
  category: Section['category'];
  held: readonly StaffFood[];
  isPicks: boolean;
  shown: readonly StaffFood[];
}

function Group(props: GroupProps) {
  const { kind, held, category, isPicks, shown, isWhole, currency, actions, onToggle, handles } = props;
  const { words } = kind;
  const all = held.filter((food) => food.featured === isPicks);
  const move = (ordered: readonly string[], { id }: Pick<Moved, 'id'>) => {
    const moved = all.find((food) => food.id === id);
    if (moved) actions.reorder(held, category, ordered, moved);
  };
  const toggle = useCallbackRef(onToggle);
  const setPrice = useCallbackRef((food: StaffFood, price: number) => actions.setPrice(food, price));
  const remove = useCallbackRef((food: StaffFood) => actions.remove(food));
  const moveToEnd = useCallbackRef((id: string, end: End) => {
    const food = held.find((each) => each.id === id);
    const ids = food && movedToEnd(held, food, end);
    if (ids) move(ids, food);
  });
  const endMoves = useCallbackRef((food: StaffFood) => endMovesOf(held, food, moveToEnd));
  const hasEndMoves = !isWhole && category.id !== '';
  const renderRow = useCallback(
    (food: StaffFood, controls: RowControls) => (
      <FoodRow
        {...{ kind, food, currency, controls, handles }}
        onToggle={toggle}
        onPrice={setPrice}
        onRemove={remove}
        endMoves={hasEndMoves ? endMoves : null}
      />
    ),
    [kind, currency, handles, toggle, setPrice, remove, hasEndMoves, endMoves],
  );
  return (
    <SortableRows
      items={shown}
      all={isWhole ? all : shown}
      nameOf={(food) => food.name}
      label={isPicks ? `${category.name}, ${words.picks}` : category.name}
      border={isPicks ? `${words.picks} stay together.` : `Only a ${words.pick} goes before these.`}
      canMove={isWhole && category.id !== ''}
      onMove={move}
      renderRow={renderRow}
    />
  );
}

type End = Parameters<typeof movedToEnd>[2];

/** `move` finds the order at the press: while a menu is open, colleagues may change it. */
function endMovesOf(
  held: readonly StaffFood[],
  food: StaffFood,
  move: (id: string, end: End) => void,
): RowMoves | null {
  const to = (end: End) => movedToEnd(held, food, end) && (() => move(food.id, end));
  const [toTop, toBottom] = [to('top'), to('bottom')];
  return toTop || toBottom ? { toTop, up: null, down: null, toBottom } : null;
}
