import { useId } from 'react';
import { DRINK_SORTS, type DrinkSort } from '../../domain/drink-search';
import styles from './sort-select.module.css';

interface SortSelectProps {
  value: DrinkSort;
  onChange: (sort: DrinkSort) => void;
}

/** The order of the drinks: the browser's own select, labelled, so that every keyboard and phone knows it. */
export function SortSelect({ value, onChange }: SortSelectProps) {
  const id = useId();
  return (
    <div className={styles.sort}>
      <label htmlFor={id}>Sort by</label>
      <select
        id={id}
        className={styles.select}
        value={value}
        onChange={(event) => {
          const chosen = DRINK_SORTS.find((sort) => sort.value === event.target.value);
          if (chosen) onChange(chosen.value);
        }}
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
