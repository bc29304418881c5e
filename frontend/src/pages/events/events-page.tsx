import { EventsCarousel } from '../../features/events-carousel/events-carousel';
import { Agenda } from './agenda';
import styles from './events-page.module.css';

/** The dates first, set large as on a wall calendar; below them everything that is on, with pictures. */
export function EventsPage() {
  return (
    <>
      <header className={styles.opening}>
        <h1 className={styles.title}>Events</h1>
        <p className={styles.lead}>Guitars, grapes and long tables: what is on, and when.</p>
      </header>
      <Agenda />
      <EventsCarousel />
    </>
  );
}
