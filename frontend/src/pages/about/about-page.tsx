import { useSite } from '../../features/site/use-site';
import { ActionLink } from '../../ui/action-link';
import { AzulejoBand } from '../../ui/azulejo-band';
import { Picture } from '../../ui/picture';
import styles from './about-page.module.css';
import { Facts } from './facts';
import { Story } from './story';
import { TheoryOfTapas } from './theory-of-tapas';

export function AboutPage() {
  const site = useSite();
  return (
    <article>
      <header className={styles.opening}>
        <Picture
          src="/pictures/candle-lit-bar.jpg"
          alt="The bar at night: two glasses of red wine, candles and a bowl of olives before blurred lights."
          sizes="(max-width: 40rem) 88vh, (max-aspect-ratio: 16/9) 110vh, 100vw"
          className={styles.openingPicture}
          isFirstView
        />
        <div className={styles.openingWords}>
          <p className={styles.kicker}>About {site.name}</p>
          <h1 className={styles.title}>There is always room at the bar.</h1>
        </div>
      </header>
      <Story />
      <AzulejoBand pattern="rosette" />
      <TheoryOfTapas />
      <Facts />
      <section aria-labelledby="your-turn" className={styles.close}>
        <h2 id="your-turn" className={styles.closeTitle}>
          The rest is best told at the table.
        </h2>
        <p className={styles.actions}>
          <ActionLink to="/reservations" look="primary">
            Book a Table
          </ActionLink>{' '}
          <ActionLink to="/gallery" look="secondary">
            See Gallery
          </ActionLink>
        </p>
      </section>
    </article>
  );
}
