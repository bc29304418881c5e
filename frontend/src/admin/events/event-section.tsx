import { useId, type ReactNode } from 'react';
import styles from './event-section.module.css';

interface EventSectionProps {
  title: string;
  count: number;
  /** What decides the order of the rows. */
  rule: string;
  children: ReactNode;
}

/** Cards that stand together on the site, under a heading that a screen reader can jump to. */
export function EventSection({ title, count, rule, children }: EventSectionProps) {
  const id = useId();
  if (count === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id} className={styles.title}>
        {title} <span className={styles.rule}>{rule}</span>
      </h2>
      {children}
    </section>
  );
}
