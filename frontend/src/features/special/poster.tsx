import { DEFAULT_SPECIAL_TITLE } from '../../domain/tapas-special';
import { AzulejoBand } from '../../ui/azulejo-band';
import styles from './poster.module.css';

/** Longer titles get smaller type, so that no word breaks on a phone. */
const SHORT_TITLE = 12;

interface PosterProps {
  title?: string | undefined;
  /** The price in words; left out where it can't be promised. */
  each?: string | null;
  /** On a day with the special: until when it runs. */
  today?: string | null;
  /** `--poster-inline` is the space on both sides of the words. */
  className?: string | undefined;
}

export function Poster({ title = DEFAULT_SPECIAL_TITLE, each, today = null, className = '' }: PosterProps) {
  return (
    <header className={`${styles.poster} ${className}`}>
      <AzulejoBand />
      <div className={styles.words}>
        <h1 className={title.length > SHORT_TITLE ? styles.longTitle : styles.title}>{title}</h1>
        <p className={each ? styles.each : styles.unpriced}>{each}</p>
        <p className={styles.window}>
          <span>Mon, Tue, Wed</span> <span>4 PM to 6 PM</span>
        </p>
        {today !== null && <p className={styles.today}>{today}</p>}
      </div>
      <AzulejoBand />
    </header>
  );
}
