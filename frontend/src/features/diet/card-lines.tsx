import type { CardLine } from '../../domain/diet-card';
import styles from './card-lines.module.css';

interface CardLinesProps extends CardLine {
  lines: readonly CardLine[];
}

/** In English and Spanish, large enough for a cook across the counter to read. */
export function CardLines({ english, spanish, lines }: CardLinesProps) {
  if (lines.length === 0) return null;
  return (
    <section aria-label={english} className="grid gap-3">
      <h2 className={styles.title}>
        {english} <span lang="es">{spanish}</span>
      </h2>
      <ul role="list">
        {lines.map((line) => (
          <li key={line.english} className={styles.line}>
            <strong>{line.english}</strong> <span lang="es">{line.spanish}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
