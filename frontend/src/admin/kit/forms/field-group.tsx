import type { ReactNode } from 'react';
import styles from './field-group.module.css';

interface FieldGroupProps {
  id: string;
  label: string;
  help?: ReactNode;
  error?: ReactNode;
  children: ReactNode;
}

/** A field of several inputs: a group named by its label and described by its help and its error. */
export function FieldGroup({ id, label, help, error, children }: FieldGroupProps) {
  const helpId = `${id}-help`;
  const errorId = `${id}-error`;
  const described = [help && helpId, error && errorId].filter(Boolean).join(' ');
  return (
    <fieldset className={styles.group} aria-describedby={described || undefined} id={id} tabIndex={-1}>
      <legend className={styles.label}>{label}</legend>
      {help && (
        <p id={helpId} className={styles.help}>
          {help}
        </p>
      )}
      {children}
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
