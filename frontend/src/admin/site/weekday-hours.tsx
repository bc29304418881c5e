import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { weekdayName } from '../../domain/hours-format';
import type { OpeningSpan, WeekdayIndex } from '../../domain/site';
import { CopyDay } from './copy-day';
import { OpenSwitch } from './open-switch';
import { WEEKDAY_FIELDS, type SiteValues } from './site-values';
import { SpansFields } from './spans-fields';
import styles from './week-section.module.css';

const SOME_HOURS: readonly OpeningSpan[] = [{ opens: '16:00', closes: '21:00' }];

/** One weekday: closed, or its hours, and the way to give other days the same. */
export function WeekdayHours({
  weekday,
  onCopied,
}: {
  weekday: WeekdayIndex;
  onCopied: (text: string) => void;
}) {
  const { control } = useFormContext<SiteValues>();
  const week = useWatch({ control, name: WEEKDAY_FIELDS });
  const labelId = useId();
  const name = WEEKDAY_FIELDS[weekday];
  const day = weekdayName(weekday);
  const nextDay = weekdayName(((weekday + 1) % 7) as WeekdayIndex);
  const isOpen = (week[weekday] ?? []).length > 0;
  return (
    <div role="group" aria-labelledby={labelId} className={styles.day} data-field={name}>
      <div className={styles.head}>
        <h3 id={labelId} className={styles.name}>
          {day}
        </h3>
        <OpenSwitch name={name} day={day} usual={week.find((spans) => spans.length > 0) ?? SOME_HOURS} />
        <CopyDay weekday={weekday} onCopied={onCopied} />
      </div>
      {isOpen && <SpansFields name={name} day={day} nextDay={`on ${nextDay}`} />}
    </div>
  );
}
