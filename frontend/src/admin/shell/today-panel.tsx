import { Button, Skeleton } from '@mantine/core';
import { Link } from 'react-router-dom';
import { hoursOn } from '../../domain/hours';
import { formatCalendarDate, formatSpans } from '../../domain/hours-format';
import { mattersOf } from './matters';
import { AdminIcon } from './admin-icon';
import { SpecialSwitch } from './special-switch';
import { FOCUS_TITLE } from './title-focus';
import styles from './today-panel.module.css';
import type { AttentionState } from './use-attention';
import { useRestaurant } from './use-restaurant';

interface TodayPanelProps {
  state: AttentionState;
  /** Called as one of its links is followed. */
  onLeave: () => void;
}

/** What needs attention today, each line a link to where it is seen to; the special; the hours. */
export function TodayPanel({ state: { attention, hasFailed, refetch }, onLeave }: TodayPanelProps) {
  const restaurant = useRestaurant();
  if (!attention) {
    return hasFailed ? (
      <div role="alert" className={styles.failure}>
        <p>What needs attention could not be loaded. Check the connection, then try again.</p>
        <Button variant="default" onClick={refetch}>
          Try again
        </Button>
      </div>
    ) : (
      <div role="status" aria-label="Looking what needs attention">
        <Skeleton height="2.75rem" mb="xs" />
        <Skeleton height="2.75rem" mb="xs" />
        <Skeleton height="2.75rem" />
      </div>
    );
  }
  const matters = mattersOf(attention);
  const { date, exception } = attention.today;
  const usual = hoursOn({ ...restaurant, exceptions: [] }, date);
  const leaving = { state: FOCUS_TITLE, onClick: onLeave };
  return (
    <>
      <p className={styles.date}>{formatCalendarDate(date)}</p>
      {hasFailed && <p className={styles.old}>This could not be loaded again just now: it may be old.</p>}
      {matters.length === 0 ? (
        <p className={styles.calm}>Nothing needs your attention.</p>
      ) : (
        <ul role="list" className={styles.list}>
          {matters.map(({ text, to }) => (
            <li key={to + text}>
              <Link className={styles.matter} to={to} {...leaving}>
                <span>{text}</span>
                <AdminIcon name="chevron-right" />
              </Link>
            </li>
          ))}
        </ul>
      )}
      <SpecialSwitch special={attention.special} />
      <p className={styles.hours}>
        {exception ? (
          <>
            <strong>Other hours today: {formatSpans(exception.spans)}</strong>
            {exception.note !== '' && ` (${exception.note})`}
          </>
        ) : (
          <>Usual hours today: {formatSpans(usual.spans)}</>
        )}{' '}
        <Link to="/admin/site" {...leaving}>
          Change the hours
        </Link>
      </p>
    </>
  );
}
