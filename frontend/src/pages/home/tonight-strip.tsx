import { openStateAt, todaysHours } from '../../domain/hours';
import { clockTime, formatCalendarDate, saysClosed, weekdayName } from '../../domain/hours-format';
import { kitchenText } from '../../domain/kitchen';
import type { Site } from '../../domain/site';
import { eachItemText, isSpecialOn } from '../../domain/tapas-special';
import { wallClock, weekdayOf, addDays } from '../../domain/zoned-time';
import { BookTableLink } from '../../features/booking/book-table-link';
import { useNow } from '../../features/boot/boot-context';
import { useSite } from '../../features/site/use-site';
import { useTapasSpecial } from '../../features/special/use-tapas-special';
import { Link } from '../../ui/link';
import styles from './tonight-strip.module.css';

/** Today: just the time; within the week: with the weekday; later: with the date. */
function openingTime(opensAt: Date, now: Date, timezone: string): string {
  const today = wallClock(now, timezone).date;
  const { date } = wallClock(opensAt, timezone);
  const time = clockTime(opensAt, timezone);
  if (date === today) return `at ${time}`;
  return date < addDays(today, 7)
    ? `${weekdayName(weekdayOf(date))} at ${time}`
    : `${formatCalendarDate(date)}, ${time}`;
}

function OpenNow({ site, now }: { site: Site; now: Date }) {
  const state = openStateAt(site, now);
  const day = todaysHours(site, now);
  const kitchen = kitchenText(site, now);
  const isNoteEnough = !state.isOpen && saysClosed(day);
  const terms = [!isNoteEnough && (state.isOpen ? 'Open now' : 'Closed now'), day.note];
  return (
    <div className="fits">
      <dt data-open={state.isOpen}>{terms.filter(Boolean).join(' · ')}</dt>{' '}
      <dd>
        {state.isOpen && `Open until ${clockTime(state.closesAt, site.timezone)}`}
        {!state.isOpen && state.opensAt && `Opens ${openingTime(state.opensAt, now, site.timezone)}`}
        {!state.isOpen && !state.opensAt && 'Please ask us for our hours'}{' '}
      </dd>
      {kitchen && <dd className={styles.kitchen}>{kitchen} </dd>}
    </div>
  );
}

export function TonightStrip() {
  const site = useSite();
  const now = useNow();
  const special = useTapasSpecial();
  return (
    <section aria-label="Tonight" className={styles.strip}>
      <dl className={styles.facts}>
        <OpenNow site={site} now={now} />
        {special && isSpecialOn(special) && (
          <div className="fits">
            <dt>{special.windowText || eachItemText(special)}</dt>{' '}
            <dd>
              <Link to="/5-tapas">{special.title}</Link>{' '}
            </dd>
          </div>
        )}
      </dl>
      <BookTableLink look="primary" />
    </section>
  );
}
