import { useId, type ReactNode } from 'react';
import styles from './form-section.module.css';

/** Fields that belong together, under a heading of their own that a screen reader can jump to. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
