import type { ReactNode } from 'react';
import styles from './chips.module.css';

interface ChipProps {
  type: 'radio' | 'checkbox';
  name: string;
  value: string;
  checked: boolean;
  controls: string;
  onChange: (checked: boolean) => void;
  children: ReactNode;
}

/**
 * A real control under its label, so that a click before hydration counts. The chosen one has a check mark as well as a
 * color.
 */
export function Chip({ controls, onChange, children, ...control }: ChipProps) {
  return (
    <label className={styles.option}>
      <input
        {...control}
        className={styles.input}
        aria-controls={controls}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={styles.chip}>{children}</span>{' '}
    </label>
  );
}
