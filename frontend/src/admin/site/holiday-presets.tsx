import { Button } from '@mantine/core';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { formatCalendarDate } from '../../domain/hours-format';
import styles from './dates-section.module.css';
import { dayWords } from './hours-words';
import type { SiteValues } from './site-values';
import { comingHolidays } from './us-holidays';

const SHOWN_AT_ONCE = 5;

interface HolidayPresetsProps {
  today: string;
  onAdd: (date: string, note: string) => void;
}

/** The coming holidays that are not in the list yet: a tap closes the day. */
export function HolidayPresets({ today, onAdd }: HolidayPresetsProps) {
  const { control } = useFormContext<SiteValues>();
  const listed = useWatch({ control, name: 'exceptions' }).map(({ date }) => date);
  const [isWhole, setWhole] = useState(false);
  const holidays = comingHolidays(today).filter(({ date }) => !listed.includes(date));
  const shown = isWhole ? holidays : holidays.slice(0, SHOWN_AT_ONCE);
  if (holidays.length === 0) return null;
  return (
    <div>
      <p className={styles.presetsTitle}>Closed on a holiday? Tap it:</p>
      <ul role="list" className={styles.presets}>
        {shown.map(({ name, date }) => (
          <li key={date}>
            <button
              type="button"
              className={styles.preset}
              aria-label={`Close on ${name}, ${dayWords(date, today)}`}
              onClick={() => onAdd(date, name)}
            >
              <span>{name}</span>
              <span className={styles.presetDay}>{shortDay(date, today)}</span>
            </button>
          </li>
        ))}
        {holidays.length > shown.length && (
          <li>
            <Button variant="subtle" color="link" onClick={() => setWhole(true)}>
              More holidays
            </Button>
          </li>
        )}
      </ul>
    </div>
  );
}

/** `Thu, Nov 26`, with its year where that is another than today's. */
function shortDay(date: string, today: string): string {
  const [weekday = '', rest = ''] = formatCalendarDate(date).split(', ');
  const year = date.slice(0, 4) === today.slice(0, 4) ? '' : `, ${date.slice(0, 4)}`;
  return `${weekday.slice(0, 3)}, ${rest.replace(/^(\w{3})\w*/, '$1')}${year}`;
}
