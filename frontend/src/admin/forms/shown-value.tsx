import type { ReactNode } from 'react';
import type { FieldWords } from './entry-form-props';
import styles from './shown-value.module.css';

/** A value of a field in words, where two versions are compared. */
export function shownValue<Value>({ show }: FieldWords<Value>, value: Value, other?: Value): ReactNode {
  const shown = show ? show(value, other) : plain(value);
  return shown === '' || shown === null || shown === undefined ? <em>nothing</em> : shown;
}

function plain(value: unknown): ReactNode {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'string') return value.trim();
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) {
    const isPlain = value.every((item) => typeof item === 'string' || typeof item === 'number');
    return isPlain ? value.join(', ') : `${value.length} ${value.length === 1 ? 'entry' : 'entries'}`;
  }
  return isPicture(value) ? (
    <span className={styles.picture}>
      <img src={value.src} alt="" />
      {value.alt.trim() || 'A picture without a description'}
    </span>
  ) : null;
}

function isPicture(value: unknown): value is { src: string; alt: string } {
  return typeof value === 'object' && value !== null && 'src' in value && 'alt' in value;
}
