import type { ReactNode } from 'react';
import styles from './form-section.module.css';
import { SECTIONS, sectionAnchor, type SectionId } from './site-sections';

interface FormSectionProps {
  id: SectionId;
  help?: ReactNode;
  children: ReactNode;
}

/** A part of the form under its title, which links lead to. */
export function FormSection({ id, help, children }: FormSectionProps) {
  const anchor = sectionAnchor(id);
  return (
    <section aria-labelledby={anchor} className={styles.section}>
      <h2 id={anchor} tabIndex={-1} className={styles.title}>
        {SECTIONS.find((section) => section.id === id)?.title}
      </h2>
      {help !== undefined && <p className={styles.help}>{help}</p>}
      <div className={styles.fields}>{children}</div>
    </section>
  );
}
