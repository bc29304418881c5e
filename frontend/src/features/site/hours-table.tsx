import { todaysHours } from '../../domain/hours';
import { formatSpans, groupWeek } from '../../domain/hours-format';
import type { Site } from '../../domain/site';
import { useNow } from '../boot/boot-context';
import styles from './hours-table.module.css';

/** The week's hours, days with the same hours together, today's line marked; a holiday's own hours stand above them. */
export function HoursTable({ site }: { site: Site }) {
  const today = todaysHours(site, useNow());
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>
        Today: {formatSpans(today.spans)}
        {today.note !== '' && ` (${today.note})`}
      </caption>
      <tbody>
        {groupWeek(site.hours).map((group) => (
          <tr key={group.days} className={group.weekdays.includes(today.weekday) ? styles.today : undefined}>
            <th scope="row">{group.days}</th>
            <td>{group.times}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
