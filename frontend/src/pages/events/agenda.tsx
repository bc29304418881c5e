import { DateMark } from '../../features/events-carousel/date-mark';
import { useEvents } from '../../features/events-carousel/use-events';
import { ActionLink } from '../../ui/action-link';
import styles from './agenda.module.css';

const SKELETON_COUNT = 3;

export function Agenda() {
  const { isLoading, events } = useEvents();
  if (isLoading) {
    return (
      <div className={styles.band} aria-hidden="true">
        {Array.from({ length: SKELETON_COUNT }, (_, index) => (
          <div key={index} className={styles.entry}>
            <span className={styles.skeletonDate} />
            <span className={styles.skeletonTitle} />
          </div>
        ))}
      </div>
    );
  }
  const dated = events.filter(({ date }) => date !== null);
  if (dated.length === 0) return null;
  return (
    <section aria-labelledby="dates" className={styles.band}>
      <h2 id="dates" className="visually-hidden">
        Dates
      </h2>
      <ol role="list">
        {dated.map((event) => (
          <li key={event.id} className={styles.entry}>
            {event.date !== null && <DateMark date={event.date} size="large" />}
            <h3 className={styles.title}>{event.title}</h3>
            <ActionLink to={event.ctaTo} look="secondary">
              {event.ctaLabel}
              <span className="visually-hidden">: {event.title}</span>
            </ActionLink>
          </li>
        ))}
      </ol>
    </section>
  );
}
