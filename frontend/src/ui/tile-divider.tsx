import styles from './tile-divider.module.css';

/** A tile's flower between two fine lines: the turn within a section, where a band would be too much. Ornament only. */
export function TileDivider() {
  return (
    <div className={styles.divider} aria-hidden="true">
      <svg className={styles.flower} width="28" height="28" viewBox="0 0 28 28">
        <path
          className={styles.petals}
          d="M14 1q5.500 6.500 0 13q-5.500-6.500 0-13zM27 14q-6.500 5.500-13 0q6.500-5.500 13 0zM14 27q-5.500-6.500 0-13q5.500 6.500 0 13zM1 14q6.500-5.500 13 0q-6.500 5.500-13 0zM18 10q.4-3 3.800-3.800q-.8 3.400-3.800 3.800zM18 18q3 .4 3.800 3.800q-3.400-.8-3.800-3.800zM10 18q-.4 3-3.800 3.800q.8-3.400 3.800-3.800zM10 10q-3-.4-3.800-3.800q3.400.8 3.800 3.800z"
        />
        <circle className={styles.heart} cx="14" cy="14" r="2.8" />
      </svg>
    </div>
  );
}
