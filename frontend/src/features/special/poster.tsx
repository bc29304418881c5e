import { DEFAULT_SPECIAL_TITLE, eachItemText, type TapasSpecial } from '../../domain/tapas-special';
import { AzulejoBand } from '../../ui/azulejo-band';
import styles from './poster.module.css';

/** Longer titles get smaller type, so that no word breaks on a phone. */
const SHORT_TITLE = 12;

interface PosterProps {
  special: Pick<TapasSpecial, 'title' | 'price' | 'currency'> | undefined;
  /** On a day with the special: until when it runs. */
  today?: string | null;
  /** `--poster-inline` is the space on both sides of the words. */
  className?: string | undefined;
}

/** While the special is unknown, names it but promises no price. */
export function Poster({ special, today = null, className = '' }: PosterProps) {
  const title = special?.title ?? DEFAULT_SPECIAL_TITLE;
  return (
    <header className={`${styles.poster} ${className}`}>
      <AzulejoBand />
      <div className={styles.words}>
        <h1 className={title.length > SHORT_TITLE ? styles.longTitle : styles.title}>{title}</h1>
        <p className={special ? styles.each : styles.unpriced}>{special && eachItemText(special)}</p>
        <p className={styles.window}>
          <span>Mon, Tue, Wed</span> <span>4 PM to 6 PM</span>
        </p>
        {today !== null && <p className={styles.today}>{today}</p>}
      </div>
      <AzulejoBand />
    </header>
  );
}
