import type { Standing } from './day-highlights';
import styles from './standing-mark.module.css';

const WORDS: Readonly<Record<Standing, string>> = {
  shown: '',
  hidden: '',
  'sold-out': 'Sold out: diners do not see it',
  lost: 'Its dish was deleted: diners do not see it',
  beyond: 'No room: the home page shows ten',
};

/** Why diners do not see a highlight that staff have not hidden. */
export function StandingMark({ standing }: { standing: Standing }) {
  const words = WORDS[standing];
  return words === '' ? null : <strong className={styles.mark}>{words}</strong>;
}
