import type { ComponentProps } from 'react';
import styles from './form-notice.module.css';

/** A box in a form for a problem, or for something staff should know before they save. */
export function FormNotice({ isProblem = false, ...rest }: ComponentProps<'div'> & { isProblem?: boolean }) {
  return <div className={styles.notice} data-problem={isProblem || undefined} {...rest} />;
}
