import { todaysHours } from '../../domain/hours';
import { formatSpans, groupWeek, saysClosed } from '../../domain/hours-format';
import { kitchenText } from '../../domain/kitchen';
import type { Site } from '../../domain/site';
import { useNow } from '../boot/boot-context';
import styles from './hours-table.module.css';

/** On a date with special hours, no line of the week is marked as today, and the caption says so. */
export function HoursTable({ site }: { site: Site }) {
  const now = useNow();
  const today = todaysHours(site, now);
  const kitchen = kitchenText(site, now);
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>
        Today:{!saysClosed(today) && ` ${formatSpans(today.spans)}`}
        {today.note !== '' && <span className={styles.note}> {today.note}</span>}
        {kitchen && <span className={styles.note}> {kitchen}</span>}{' '}
      </caption>
      <tbody>
        {groupWeek(site.hours).map((group) => {
          const isToday = !today.isException && group.weekdays.includes(today.weekday);
          return (
            <tr
              key={group.days}
              className={isToday ? styles.today : undefined}
              aria-current={isToday ? 'date' : undefined}
            >
              <th scope="row">
                {group.days}
                {isToday && (
                  <>
                    {' '}
                    <span className={styles.mark}>Today</span>
                  </>
                )}{' '}
              </th>
              <td>{group.times} </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
