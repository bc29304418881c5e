import { ServerNotices } from '../../features/notices/server-notices';
import { useSite } from '../../features/site/use-site';
import { Picture } from '../../ui/picture';
import styles from './drinks-masthead.module.css';
import page from './drinks-page.module.css';

export function DrinksMasthead() {
  const site = useSite();
  return (
    <header className={`${styles.masthead} ${page.wine}`}>
      <div className={styles.words}>
        <h1 className="screen-only page-title">Drinks</h1>
        <p className={styles.lead}>Start dry and cold. Stay for a bottle.</p>
        <ServerNotices fee={site.fee} />
      </div>
      <div className={styles.frame}>
        <Picture
          src="/pictures/candle-lit-bar.jpg"
          alt="A bar at night with two glasses of red wine, candles and a bowl of olives."
          sizes="(min-width: 60rem) 45vw, 100vw"
          className={styles.picture}
          isFirstView
        />
      </div>
    </header>
  );
}
