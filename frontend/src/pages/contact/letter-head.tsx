import type { Site } from '../../domain/site';
import styles from './letter-head.module.css';
import { Stamp } from './stamp';

/** The top of the letter: whom it goes to, and its stamp. */
export function LetterHead({ site }: { site: Site }) {
  const city = [site.city, `${site.region} ${site.postalCode}`.trim()]
    .filter((part) => part !== '')
    .join(', ');
  return (
    <div className={styles.head}>
      <div className={styles.words}>
        <h2 id="letter-title" className={styles.title}>
          Write to us
        </h2>
        <p className={styles.address}>
          <span lang="es">{site.name}</span>
          {site.streetAddress !== '' && <span>{site.streetAddress}</span>}
          {city !== '' && <span>{city}</span>}
        </p>
      </div>
      <Stamp />
    </div>
  );
}
