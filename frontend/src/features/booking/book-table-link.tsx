import { useSite } from '../site/use-site';
import styles from './book-table-link.module.css';

/** The way to a table: the booking provider's own page, in a new tab. */
export function BookTableLink({ look }: { look: 'compact' | 'full' }) {
  const { bookingUrl } = useSite();
  return (
    <a className={styles[look]} href={bookingUrl} target="_blank" rel="noopener">
      Book a Table<span className={styles.hint}> (opens in a new tab)</span>
    </a>
  );
}
