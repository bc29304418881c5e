import type { EventCard } from '../../domain/event';
import { eventDate } from '../../domain/event-date';
import styles from './date-mark.module.css';
import { useToday } from './use-today';

interface DateMarkProps {
  event: Pick<EventCard, 'endDate' | 'weekdays'>;
  date: string;
  size?: 'card' | 'large';
}

export function DateMark({ event: { endDate, weekdays }, date, size = 'card' }: DateMarkProps) {
  const isOneEvening = endDate === null || endDate === date || weekdays.length > 0;
  const { lead, day, month, words } = eventDate(date, useToday(), isOneEvening);
  return (
    <time dateTime={date} className={`${styles.date} ${styles[size]}`}>
      <span className="visually-hidden">{words} </span>
      <span className={styles.day} aria-hidden="true">
        {day}{' '}
      </span>
      <span className={styles.rest} aria-hidden="true">
        <span className={styles.lead}>{lead} </span>
        <span>{month} </span>
      </span>
    </time>
  );
}
