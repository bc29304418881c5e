import type { EventCard } from '../../domain/event';
import { DateMark } from '../../features/event/date-mark';
import { EventFacts } from '../../features/event/event-facts';
import { ActionLink } from '../../ui/action-link';
import { Picture } from '../../ui/picture';
import styles from './agenda.module.css';

export function AgendaRow({ event, isFirst }: { event: EventCard; isFirst: boolean }) {
  const { id, title, desc, image, date, ctaTo, ctaLabel } = event;
  const about = <span className="visually-hidden">: {title}</span>;
  return (
    <li className={styles.entry}>
      {date !== null && <DateMark event={event} date={date} size="large" />}
      <div className={styles.words}>
        <h3 className={styles.title}>{title}</h3>
        <EventFacts event={event} />
        {desc !== '' && <p className="prose breaks-words">{desc}</p>}
        <p className={styles.actions}>
          <ActionLink to={ctaTo} look="secondary">
            {ctaLabel}
            {about}
          </ActionLink>{' '}
          {date !== null && (
            <a href={`/events/${encodeURIComponent(id)}.ics`} className="target strong">
              Add to calendar
              {about}
            </a>
          )}
        </p>
      </div>
      {image !== null && (
        <div className={styles.frame}>
          <Picture
            src={image}
            alt=""
            sizes="(min-width: 62rem) 20rem, (min-width: 48rem) 28vw, (min-resolution: 2.5dppx) 72vw, 92vw"
            isEager={isFirst}
          />
        </div>
      )}
    </li>
  );
}
