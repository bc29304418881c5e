import { Skeleton } from '@mantine/core';
import styles from './contact-letter.module.css';

export function LetterWaiting() {
  return (
    <div role="status" className={styles.waiting}>
      <span className="visually-hidden">Opening the message…</span>
      <Skeleton height={44} width="70%" />
      <Skeleton height={90} />
      <Skeleton height={180} />
    </div>
  );
}
