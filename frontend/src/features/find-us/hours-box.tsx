import { todaysHours, upcomingExceptions } from '../../domain/hours';
import { formatCalendarDate, formatSpans, saysClosed } from '../../domain/hours-format';
import type { Site } from '../../domain/site';
import { useNow } from '../boot/boot-context';
import { HoursTable } from '../site/hours-table';
import styles from './hours-box.module.css';

const MOST_DATES = 6;

export function HoursBox({ site }: { site: Site }) {
  const now = useNow();
  const dates = upcomingExceptions(site, now).slice(0, MOST_DATES);
  const today = todaysHours(site, now).date;
  return (
    <div className={styles.box}>
      <HoursTable site={site} />
      {dates.length > 0 && (
        <div>
          <p className={styles.title}>Holidays and other dates</p>
          <dl className={styles.dates}>
            {dates.map(({ date, until, spans, note }) => (
              <div key={date} className={styles.date}>
                <dt>
                  <time dateTime={date}>{formatCalendarDate(date)}</time>
                  {date === today && ' (today)'}
                  {until > date && (
                    <>
                      {' to '}
                      <time dateTime={until}>{formatCalendarDate(until)}</time>
                    </>
                  )}{' '}
                </dt>
                <dd>
                  {!saysClosed({ spans, note }) && <span className="strong">{formatSpans(spans)}</span>}{' '}
                  {note !== '' && <span className="note">{note}</span>}{' '}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </div>
  );
}
