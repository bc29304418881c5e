import { useRef } from 'react';
import { addToTable, countAll, countOf, MAX_COUNT, MAX_LINES, sizeSlug } from '../../domain/our-table';
import type { Food, FoodKind } from '../../domain/menu';
import { keepNames, keepTable, keptTable, useKeptTable, useSaid } from './kept-table';
import type { AddToTableProps } from './table-slot';
import styles from './table-steps.module.css';

/** On an entry of a list. If there are several sizes, the diner chooses one in the details. */
export function AddToTable({ kind, food, onOpen }: AddToTableProps) {
  const count = countOf(useKeptTable().lines, kind, food.id);
  if (food.prices.length === 0) return <TableSteps kind={kind} food={food} label="" />;
  return (
    <button
      type="button"
      className={count > 0 ? `${styles.step} ${styles.chosen}` : styles.step}
      aria-label={
        count > 0
          ? `${food.name}: ${count} on our table. Choose another size`
          : `Add ${food.name} to our table: choose a size`
      }
      onClick={() => onOpen(food.id)}
    >
      {count > 0 ? count : '+'}
    </button>
  );
}

interface TableStepsProps {
  kind: FoodKind;
  food: Food;
  /** The name of the size; empty if there is only one price. */
  label: string;
}

function TableSteps({ kind, food, label }: TableStepsProps) {
  const { lines } = useKeptTable();
  const size = label === '' ? '' : sizeSlug(label);
  const count = countOf(lines, kind, food.id, size);
  const name = label === '' ? food.name : `${food.name}, ${label}`;
  const change = (more: number) => {
    const { lines: before, people } = keptTable();
    const after = addToTable(before, { kind, id: food.id, size }, more);
    const isFull = after === before && more > 0;
    keepTable(
      after,
      people,
      isFull
        ? `${name} was not added: our table holds ${MAX_LINES} different items at most.`
        : `${name} ${more > 0 ? 'added' : 'removed'}, ${countAll(after)} on our table.`,
    );
    keepNames([[{ id: food.id, size }, name]]);
  };
  const words: StepsProps['words'] = count > 0 ? foodSteps(name) : ['', `Add ${name} to our table`];
  return <Steps count={count} words={words} onChange={change} />;
}

/** For a food that is on the list. */
export const foodSteps = (name: string): StepsProps['words'] => [`Remove one ${name}`, `Add another ${name}`];

interface StepsProps {
  count: number;
  /** Called by the minus and plus buttons. */
  words: readonly [less: string, more: string];
  least?: number;
  most?: number;
  onChange: (more: number) => void;
}

/** Minus, count, plus; at zero, only plus. */
export function Steps({ count, words: [less, more], least = 0, most = MAX_COUNT, onChange }: StepsProps) {
  const lessButton = useRef<HTMLButtonElement>(null);
  const moreButton = useRef<HTMLButtonElement>(null);
  const takeOne = () => {
    // Removing the last portion removes the pressed button, so focus must move first.
    if (count - 1 === least) moreButton.current?.focus();
    onChange(-1);
  };
  const addOne = () => {
    if (count + 1 === most) lessButton.current?.focus();
    onChange(1);
  };
  return (
    <span className={styles.steps}>
      {count > 0 && (
        <>
          <button
            ref={lessButton}
            type="button"
            className={styles.step}
            aria-label={less}
            disabled={count === least}
            onClick={takeOne}
          >
            −
          </button>
          <span className={styles.count}>{count}</span>
        </>
      )}
      <button
        ref={moreButton}
        type="button"
        className={count > 0 ? `${styles.step} ${styles.chosen}` : styles.step}
        aria-label={more}
        disabled={count >= most}
        onClick={addOne}
      >
        +
      </button>
    </span>
  );
}

/** Every size of a food, in its dialog. With its own status line: a modal dialog silences the rest of the page. */
export function TableSizes({ kind, food }: { kind: FoodKind; food: Food }) {
  const said = useSaid();
  return (
    <>
      <p role="status" className="visually-hidden">
        {said}
      </p>
      {food.prices.length === 0 ? (
        <p className="flex middle spread">
          Our table <TableSteps kind={kind} food={food} label="" />
        </p>
      ) : (
        <ul role="list" className="column gap-1">
          {food.prices.map(({ label }) => (
            <li key={label} className="flex middle spread">
              {label} <TableSteps kind={kind} food={food} label={label} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
