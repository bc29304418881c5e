import { useEvents } from '../../features/event/use-events';
import { useOrigin } from '../../features/boot/boot-context';
import { Agenda } from './agenda';
import styles from './events-page.module.css';

export function EventsPage() {
  const shown = useEvents();
  const hasDates = shown.events.some(({ date }) => date !== null);
  return (
    <>
      <header className={styles.opening}>
        <h1 className="short-title">Events</h1>
        <p className={styles.lead}>Guitars, grapes and long tables: what’s on.</p>
      </header>
      <Agenda {...shown} />
      {hasDates && <Subscribe />}
    </>
  );
}

/** `webcal:` opens the calendar app of most phones and computers; the file is for devices without support for it. */
function Subscribe() {
  const host = useOrigin().replace(/^https?:/, '');
  return (
    <p className={styles.subscribe}>
      <a href={`webcal:${host}/events.ics`}>Subscribe in your calendar</a> to get new dates automatically, or{' '}
      <a href="/events.ics">download all dates</a>.
    </p>
  );
}
