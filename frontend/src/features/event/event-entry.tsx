import type { EventCard, EventType } from '../../domain/event';
import { ActionLink } from '../../ui/action-link';
import { SlidePicture } from '../../ui/carousel/slide-picture';
import { DateMark } from './date-mark';
import { EventFacts } from './event-facts';
import styles from './event-entry.module.css';

const KINDS: Record<EventType, string> = { event: 'Event', special: 'Special', evergreen: 'Anytime' };

interface EventEntryProps {
  event: EventCard;
  /** Whether its picture loads at once. */
  isFirst: boolean;
  isNear: boolean;
}

export function EventEntry({ event, isFirst, isNear }: EventEntryProps) {
  return (
    <article className={styles.card}>
      <div className={styles.frame}>
        <SlidePicture
          src={event.image}
          alt=""
          sizes="(min-width: 76rem) 24rem, (min-width: 62rem) 32vw, (min-width: 48rem) 48vw, 92vw"
          isFirst={isFirst}
          isNear={isNear}
        />
      </div>
      <div className={styles.when}>
        {event.date === null ? <UndatedMark /> : <DateMark event={event} date={event.date} />}
        <span className={styles.kind}>{KINDS[event.type]}</span>
      </div>
      <h3 className={styles.title}>{event.title}</h3>
      <EventFacts event={event} />
      {event.desc !== '' && <p className={styles.description}>{event.desc}</p>}
      <p className={styles.action}>
        <ActionLink to={event.ctaTo} look="secondary">
          {event.ctaLabel}
          <span className="visually-hidden">: {event.title}</span>
        </ActionLink>
      </p>
    </article>
  );
}

/** Shown in place of a date, so that all titles start on the same line. */
function UndatedMark() {
  return (
    <svg className={styles.tile} viewBox="0 0 32 32" aria-hidden="true">
      <path d="M16 1q6 7 0 15q-6-8 0-15zM31 16q-7 6-15 0q8-6 15 0zM16 31q-6-7 0-15q6 8 0 15zM1 16q7-6 15 0q-8 6-15 0z" />
      <path d="M0 0h6a6 6 0 0 1-6 6zM32 0v6a6 6 0 0 1-6-6zM32 32h-6a6 6 0 0 1 6-6zM0 32v-6a6 6 0 0 1 6 6z" />
    </svg>
  );
}
