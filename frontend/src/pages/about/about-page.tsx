import { useSite } from '../../features/site/use-site';
import { ActionLink } from '../../ui/action-link';
import { AzulejoBand } from '../../ui/azulejo-band';
import { Picture } from '../../ui/picture';
import styles from './about-page.module.css';
import { Story } from './story';
import { TheoryOfTapas } from './theory-of-tapas';

export function AboutPage() {
  const site = useSite();
  return (
    <article>
      <header className={styles.opening}>
        <Picture
          src="/pictures/hero-table.jpg"
          alt="A table at the bar at night: patatas bravas, olives, croquetas, tomato toast and wine in front of blurred lights."
          // A phone shows only its middle, half covered by words: fewer pixels than its screen has are enough.
          sizes="(max-width: 40rem) and (min-resolution: 2.5dppx) 45vh, (max-width: 40rem) 66vh, (max-aspect-ratio: 16/9) 110vh, 100vw"
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

function Facts() {
  const { established_year } = useSite();
  return (
    <section aria-labelledby="cellar" className={styles.facts}>
      <div className={styles.frame}>
        <Picture
          src="/pictures/gallery/wine-and-olives.jpg"
          alt="A bowl of green olives with orange peel and thyme, and a glass of red wine, on a walnut table."
          sizes="(min-width: 60rem) 50vw, 100vw"
        />
      </div>
      <div className={styles.words}>
        <h2 id="cellar" className="text-2xl">
          The list begins where we do
        </h2>
        <p className={styles.text}>
          In Rioja: a joven poured by the glass, a crianza for the table, a gran reserva worth a decanter and
          an argument. After that it wanders off, down to Jerez, out to Rías Baixas, over to an island or two.
        </p>
        <ul role="list" className={styles.figures}>
          <li>Since {established_year} </li>
          <li>50+ labels</li>
        </ul>
      </div>
    </section>
  );
}
