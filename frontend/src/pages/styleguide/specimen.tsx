import type { ReactNode } from 'react';
import styles from './styleguide.module.css';

export function Specimens({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-6 shrinks">
      <h2>{title}</h2>
      {children}
    </section>
  );
}

interface SpecimenProps {
  title: string;
  /** A background that stays the same in both schemes. */
  ground?: 'night' | 'wine' | undefined;
  children: ReactNode;
}

export function Specimen({ title, ground, children }: SpecimenProps) {
  return (
    <section className="grid gap-3 shrinks">
      <h3 className={styles.title}>{title}</h3>
      <div className={styles.row} data-ground={ground}>
        {children}
      </div>
    </section>
  );
}
