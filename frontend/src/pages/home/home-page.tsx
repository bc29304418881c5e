import { Link } from 'react-router-dom';
import { BookTableLink } from '../../features/booking/book-table-link';
import { Picture } from '../../ui/picture';
import styles from './home-page.module.css';
import { TonightStrip } from './tonight-strip';

/** The opening picture, and the three things a hungry visitor came for: the menu, a table, tonight's hours. */
export function HomePage() {
  return (
    <>
      <section className={styles.hero} aria-labelledby="hero-title">
        <Picture
          src="/pictures/hero-table.jpg"
          alt="A bar table at night with bravas, olives, croquetas, tomato toast, oranges and glasses of wine in front of blurred lights."
          sizes="(max-aspect-ratio: 16/9) 178vh, 100vw"
          className={styles.picture}
          isFirstView
        />
        <div className={styles.words}>
          <h1 id="hero-title" className={styles.title}>
            From Spain, with soul.
          </h1>
          <p className={styles.lead}>Small plates, big reds and a paella worth the wait.</p>
          <p className={styles.actions}>
            <Link to="/menu" className={styles.menuLink}>
              View Menu
            </Link>
            <BookTableLink look="clear" />
          </p>
        </div>
      </section>
      <TonightStrip />
    </>
  );
}
