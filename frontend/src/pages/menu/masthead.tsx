import { todaysHours } from '../../domain/hours';
import { formatSpans } from '../../domain/hours-format';
import { useNow } from '../../features/boot/boot-context';
import { useSite } from '../../features/site/use-site';
import { Picture } from '../../ui/picture';
import styles from './masthead.module.css';

export function Masthead() {
  const site = useSite();
  const today = todaysHours(site, useNow());
  return (
    <header className={styles.masthead}>
      <Picture
        src="/pictures/flat-lay-table.jpg"
        alt="A table from above with paella, bravas, shrimp, croquetas, olives, bread, lemons, linen and glasses of wine."
        sizes="100vw"
        className={styles.picture}
        isFirstView
      />
      <div className={styles.words}>
        <h1 className="page-title">Menu</h1>
        <p className={styles.today}>
          Today: <strong>{formatSpans(today.spans)}</strong>
          {today.note !== '' && <span> ({today.note})</span>}
        </p>
      </div>
    </header>
  );
}
