import { eventDate } from '../../domain/event-date';
import styles from './date-mark.module.css';
import { useToday } from './use-today';

export function DateMark({ date, size = 'card' }: { date: string; size?: 'card' | 'large' }) {
  const { lead, day, month, words } = eventDate(date, useToday());
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
