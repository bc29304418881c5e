import { useId, useRef } from 'react';
import styles from './state-filter.module.css';
import { useInSight } from './use-in-sight';

export interface StateFilterProps {
  label: string;
  value: string;
  options: readonly { value: string; label: string; count: number }[];
  onChange: (value: string) => void;
}

/** One group of radio buttons, so that Tab stops once and arrow keys choose. */
export function StateFilter({ label, value, options, onChange }: StateFilterProps) {
  const name = useId();
  const row = useRef<HTMLDivElement>(null);
  useInSight(row, value);
  return (
    <div ref={row} role="radiogroup" aria-label={label} className={styles.states}>
      {options.map((option) => (
        <label key={option.value} className={styles.state}>
          <input
            type="radio"
            className="over-words"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span className={styles.words}>
            {option.label} <span className={styles.count}>{option.count.toLocaleString('en-US')}</span>
          </span>
        </label>
      ))}
    </div>
  );
}
