import { phoneLink } from '../../domain/phone';
import styles from './menu-page.module.css';

/** What a diner reads when there is no menu to show: what happened, and what to do instead. */
export function MenuFailure({ onRetry, phone }: { onRetry: () => void; phone: string }) {
  return (
    <div role="alert" className={styles.nothing}>
      <p className={styles.nothingTitle}>Could not load the menu.</p>
      <p>
        Please try again in a moment, or call us at <a href={phoneLink(phone)}>{phone}</a>: we will gladly
        read you tonight’s dishes.
      </p>
      <button type="button" className={styles.button} onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}
