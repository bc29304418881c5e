import type { ReactNode } from 'react';
import styles from './specimen.module.css';

interface SpecimenProps {
  title: string;
  /** A ground that stays as it is in both schemes. */
  ground?: 'night' | 'wine';
  children: ReactNode;
}

/** One kind of thing, in its states. */
export function Specimen({ title, ground, children }: SpecimenProps) {
  return (
    <section className={styles.specimen}>
      <h3 className={styles.title}>{title}</h3>
      <div className={styles.row} data-ground={ground}>
        {children}
      </div>
    </section>
  );
}
