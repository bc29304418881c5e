import { useSite } from '../../features/site/use-site';
import { ActionLink } from '../../ui/action-link';
import { Picture } from '../../ui/picture';
import styles from './our-story.module.css';

export function OurStory() {
  const { established_year } = useSite();
  return (
    <section aria-labelledby="our-story" className={styles.section}>
      <figure className="screen-only grid relative">
        <div className={styles.frame}>
          <Picture
            src="/pictures/gallery/tortilla-espanola.jpg"
            alt="A browned potato tortilla with a quarter cut out, a slice of it on a small plate in front."
            sizes="(min-width: 60rem) 50vw, 100vw"
            className={styles.photo}
          />
        </div>
        <figcaption className={styles.since}>
          <span>Since </span>
          <span className={styles.year}>{established_year}</span>
        </figcaption>
      </figure>
      <div className={styles.words}>
        <h2 id="our-story" className="text-3xl">
          Our Story
        </h2>
        <p className="display-l accent">From Spain, with soul.</p>
        <p>
          In Spain the evening begins at the bar, and nobody is in a hurry to end it. We brought that warmth
          to Boston: a long counter, a kitchen that sends out tapas as they are ready, and plates that are
          meant to be reached across.
        </p>
        <p>
          The wine comes from Rioja first, and from there we wander: Ribera, Rías Baixas, Jerez. Ask for a
          glass you have never heard of. That is how most of our regulars met theirs.
        </p>
        <div className={styles.actions}>
          <ActionLink to="/reservations" look="primary">
            Book a Table
          </ActionLink>{' '}
          <ActionLink to="/menu" look="secondary">
            Explore Menu
          </ActionLink>
        </div>
      </div>
      <blockquote className={styles.quote}>
        <p className={styles.saying}>
          <span>Good food,</span> <span>good wine,</span> <span>good company.</span>
        </p>
        <footer className={styles.credit}>Spanish Saying</footer>
      </blockquote>
    </section>
  );
}
