import { EventsCarousel } from '../../features/events-carousel/events-carousel';
import { Agenda } from './agenda';
import styles from './events-page.module.css';

export function EventsPage() {
  return (
    <>
      <header className={styles.opening}>
        <h1 className={styles.title}>Events</h1>
        <p className={styles.lead}>Guitars, grapes and long tables: what’s on.</p>
      </header>
      <Agenda />
      <EventsCarousel />
    </>
  );
}
