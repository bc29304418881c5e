import type { ReactNode } from 'react';
import styles from './state-mark.module.css';

interface StateMarkProps {
  /** Seen by diners now; should be but is not; or neither. */
  look: 'seen' | 'waiting' | 'quiet';
  /** The state in words: the dot and the color only help to find it. */
  children: ReactNode;
}

/** How an entry stands for diners, in a row. */
export function StateMark({ look, children }: StateMarkProps) {
  return (
    <span className={styles.state} data-look={look}>
      {children}
    </span>
  );
}
