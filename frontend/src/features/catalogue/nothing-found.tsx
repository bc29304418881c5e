import { Button } from '../../ui/button';
import type { CatalogueWords } from './catalogue-browser';
import styles from './catalogue.module.css';

interface NothingFoundProps {
  words: CatalogueWords;
  query: string;
  /** The category that was searched; null when all were. */
  category: string | null;
  /** How many entries of the whole list match. */
  countElsewhere: number;
  onSearchAll: () => void;
  onShowAll: () => void;
}

/** What a search without a result says, and the ways on from it. */
export function NothingFound({
  words,
  query,
  category,
  countElsewhere,
  onSearchAll,
  onShowAll,
}: NothingFoundProps) {
  return (
    <div className={styles.nothing}>
      <p className={styles.nothingTitle}>
        No {words.one} {category !== null && <>in {category} </>}matches “{query.trim()}”.
      </p>
      {category !== null && countElsewhere > 0 ? (
        <Button look="secondary" onClick={onSearchAll}>
          Search all categories ({countElsewhere})
        </Button>
      ) : (
        <>
          <p>{words.searchHelp}</p>
          <Button look="secondary" onClick={onShowAll}>
            {words.showAll}
          </Button>
        </>
      )}
    </div>
  );
}
