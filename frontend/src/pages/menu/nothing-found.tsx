import styles from './menu-page.module.css';

/** What a search without a result says. */
export function NothingFound({ query, onClear }: { query: string; onClear: () => void }) {
  return (
    <div className={styles.nothing}>
      <p className={styles.nothingTitle}>No dish matches “{query.trim()}”.</p>
      <p>Try an ingredient, a Spanish name with or without accents, or a dietary word such as vegan.</p>
      <button type="button" className={styles.button} onClick={onClear}>
        Show the whole menu
      </button>
    </div>
  );
}
