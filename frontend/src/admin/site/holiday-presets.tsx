import { Button } from '@mantine/core';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { shortDate } from '../../domain/short-date';
import styles from './dates-field.module.css';
import type { HoursValues } from './site-values';
import { dayWords } from './special-days';
import { comingHolidays } from './us-holidays';

const SHOWN_AT_ONCE = 5;

interface HolidayPresetsProps {
  today: string;
  onAdd: (date: string, note: string) => void;
}

export function HolidayPresets({ today, onAdd }: HolidayPresetsProps) {
  const { control } = useFormContext<HoursValues>();
  const listed = useWatch({ control, name: 'exceptions' }).map(({ date }) => date);
  const [isWhole, setWhole] = useState(false);
  const holidays = comingHolidays(today).filter(({ date }) => !listed.includes(date));
  const shown = isWhole ? holidays : holidays.slice(0, SHOWN_AT_ONCE);
  if (holidays.length === 0) return null;
  return (
    <div>
      <p className={styles.presetsTitle}>Quick add — closed on:</p>
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
              <span className="fine">{shortDate(date, today)}</span>
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
