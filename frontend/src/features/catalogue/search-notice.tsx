import type { FoodQuery } from '../../domain/food-query';
import type { Verdict } from '../../domain/food-search';
import { ALLERGY_NOTICE } from '../../domain/legal';
import { exclusionSentences } from '../../domain/search-notice';
import { Button } from '../../ui/button';
import type { CatalogueWords } from './catalogue-words';
import styles from './search-notice.module.css';

interface SearchNoticeProps {
  query: FoodQuery;
  /** How many are shown. */
  count: number;
  /** How many match the search, shown or left out by the diet. */
  matches: number;
  leftOut: readonly Verdict[];
  words: CatalogueWords;
  onQuery: (query: string) => void;
}

export function SearchNotice({ query, count, matches, leftOut, words, onQuery }: SearchNoticeProps) {
  const { allergen } = query;
  if (allergen !== null && count > 0) {
    return (
      <div className={styles.notice}>
        <p>
          These are the {words.many} that <strong>contain or mention “{allergen}”</strong>.
        </p>
        <Button look="secondary" onClick={() => onQuery(`no ${allergen}`)}>
          Leave out “{allergen}”
        </Button>
      </div>
    );
  }
  const sentences = exclusionSentences(query, matches, leftOut, {
    ...words,
    hasAlcohol: words.list === 'drinks',
  });
  if (sentences.length === 0) return null;
  return (
    <div className={styles.notice}>
      {sentences.map((sentence, index) => (
        <p key={sentence}>{index === 0 ? <strong>{sentence}</strong> : sentence}</p>
      ))}
      <p>{ALLERGY_NOTICE}</p>
    </div>
  );
}
