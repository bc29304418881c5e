import { useState } from 'react';
import type { WeekdayIndex } from '../../domain/site';
import { FormSection } from './form-section';
import { WeekdayHours } from './weekday-hours';
import styles from './week-section.module.css';

/** Monday first, as staff plan their week. */
const DAYS: readonly WeekdayIndex[] = [1, 2, 3, 4, 5, 6, 0];

export function WeekSection() {
  const [said, setSaid] = useState('');
  return (
    <FormSection
      id="week"
      help="They hold every week, in the restaurant’s own time. If you close after midnight, give that time as it is, like 1:00 AM: it counts as the end of the evening before."
    >
      <div className={styles.week}>
        {DAYS.map((weekday) => (
          <WeekdayHours key={weekday} weekday={weekday} onCopied={setSaid} />
        ))}
      </div>
      <p role="status" className={styles.said}>
        {said}
      </p>
    </FormSection>
  );
}
