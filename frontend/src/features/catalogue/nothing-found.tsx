import { Button } from '../../ui/button';
import { EmptyArt } from '../../ui/empty-art';
import type { CatalogueWords } from './catalogue-words';
import styles from './nothing.module.css';

const WORDS: Readonly<Record<CatalogueWords['list'], { help: string; showAll: string }>> = {
  menu: {
    help: 'Try an ingredient, a Spanish name with or without accents, a dietary word such as vegan, or what to leave out, such as no nuts.',
    showAll: 'Show the whole menu',
  },
  drinks: {
    help: 'Try a region such as Rioja, a grape, a Spanish name with or without accents, vegan, or what to leave out, such as no gluten.',
    showAll: 'Show all drinks',
  },
};

interface NothingFoundProps {
  words: CatalogueWords;
  query: string;
  category: string | null;
  countElsewhere: number;
  /** Whether the diner’s choices leave out something that matches the search. */
  isLeftOut: boolean;
  onSearchAll: () => void;
  onShowAll: () => void;
}

export function NothingFound({
  words,
  query,
  category,
  countElsewhere,
  isLeftOut,
  onSearchAll,
  onShowAll,
}: NothingFoundProps) {
  return (
    <div className={styles.nothing}>
      <EmptyArt name={words.list === 'menu' ? 'plate' : 'glass'} />
      <p className="display-2xl fits">
        No {words.one} {category !== null && <>in {category} </>}matches “{query.trim()}”
        {isLeftOut && ' and your choices above'}.
      </p>
      {category !== null && countElsewhere > 0 ? (
        <Button look="secondary" onClick={onSearchAll}>
          Search all categories ({countElsewhere})
        </Button>
      ) : (
        <>
          <p>{WORDS[words.list].help}</p>
          <Button look="secondary" onClick={onShowAll}>
            {WORDS[words.list].showAll}
          </Button>
        </>
      )}
    </div>
  );
}
