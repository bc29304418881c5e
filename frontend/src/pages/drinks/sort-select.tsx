import { useId, useRef } from 'react';
import { DRINK_SORTS, type DrinkSort, readDrinkSort } from '../../domain/drink-search';
import { useEarlyValue } from '../../ui/use-early-value';
import styles from './sort-select.module.css';

export function SortSelect({ value, onChange }: { value: DrinkSort; onChange: (sort: DrinkSort) => void }) {
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
