import styles from './menu-page.module.css';

interface NothingFoundProps {
  query: string;
  /** The category that was searched; null when all were. */
  category: string | null;
  /** How many dishes of the whole menu match. */
  countElsewhere: number;
  onSearchAll: () => void;
  onShowMenu: () => void;
}

/** What a search without a result says, and the ways on from it. */
export function NothingFound({
  query,
  category,
  countElsewhere,
  onSearchAll,
  onShowMenu,
}: NothingFoundProps) {
  return (
    <div className={styles.nothing}>
      <p className={styles.nothingTitle}>
        No dish {category !== null && <>in {category} </>}matches “{query.trim()}”.
      </p>
      {category !== null && countElsewhere > 0 ? (
        <button type="button" className={styles.button} onClick={onSearchAll}>
          Search all categories ({countElsewhere})
        </button>
      ) : (
        <>
          <p>Try an ingredient, a Spanish name with or without accents, or a dietary word such as vegan.</p>
          <button type="button" className={styles.button} onClick={onShowMenu}>
            Show the whole menu
          </button>
        </>
      )}
    </div>
  );
}
