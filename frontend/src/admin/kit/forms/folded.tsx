import { type ReactNode, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import styles from './folded.module.css';

interface FoldedProps {
  /** The fields in it: an error in one of them opens it. */
  names: readonly string[];
  /** The fields' values in words, which show whether there is anything to do. */
  summary: ReactNode;
  isOpenAtFirst: boolean;
  children: ReactNode;
}

/** Fields that are seldom changed, collapsed under a line with their values. */
export function Folded({ names, summary, isOpenAtFirst, children }: FoldedProps) {
  const { errors } = useFormContext().formState;
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  return (
    <details
      className={styles.folded}
      open={isOpen || names.some((name) => errors[name])}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary>
        {summary} <span className={styles.edit}>Edit</span>
      </summary>
      {children}
    </details>
  );
}
