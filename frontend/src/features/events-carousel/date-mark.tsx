import { eventDate } from '../../domain/event-date';
import { wallClock } from '../../domain/zoned-time';
import { useNow } from '../boot/boot-context';
import { useSite } from '../site/use-site';
import styles from './date-mark.module.css';

/** The date is the restaurant's, wherever the reader is. */
export function DateMark({ date, size = 'card' }: { date: string; size?: 'card' | 'large' }) {
  const today = wallClock(useNow(), useSite().timezone).date;
  const { lead, day, month, words } = eventDate(date, today);
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
