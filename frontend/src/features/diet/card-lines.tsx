import type { Diet } from '../../domain/diet';
import { type CardLine, cardLines } from '../../domain/diet-card';
import styles from './card-lines.module.css';

interface CardLinesProps extends CardLine {
  lines: readonly CardLine[];
}

/** What somebody can’t have, in English and Spanish, large enough for a cook across the counter to read. */
export function DietLines({ diet }: { diet: Diet }) {
  const { without, only } = cardLines(diet);
  return (
    <>
      <CardLines english="I can’t have" spanish="No puedo tomar" lines={without} />
      <CardLines english="I eat only" spanish="Solo como" lines={only} />
    </>
  );
}

function CardLines({ english, spanish, lines }: CardLinesProps) {
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
