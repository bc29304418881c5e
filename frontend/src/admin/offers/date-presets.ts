import { shortDate } from '../../domain/short-date';
import { addDays, weekdayOf } from '../../domain/zoned-time';

export interface DatePreset {
  label: string;
  /** The days it stands for: `Fri Nov 27 – Sun Nov 29`. */
  days: string;
  /** `YYYY-MM-DD`; null leaves the one that is chosen. */
  startDate: string | null;
  /** Empty is no limit. */
  endDate: string;
}

const FRIDAY = 5;

/** What offers usually last, by one tap. Weeks end on Sunday; a weekend begins on Friday, or today where it has begun. */
export function datePresets(today: string): readonly DatePreset[] {
  const weekday = weekdayOf(today);
  const sunday = addDays(today, (7 - weekday) % 7);
  const friday = addDays(sunday, FRIDAY - 7);
  const start = friday > today ? friday : today;
  const days = (from: string, to: string) =>
    from === to ? shortDate(to, today) : `${shortDate(from, today)} – ${shortDate(to, today)}`;
  return [
    { label: 'Today', days: days(today, today), startDate: today, endDate: today },
    { label: 'This weekend', days: days(start, sunday), startDate: start, endDate: sunday },
    { label: 'This week', days: `until ${shortDate(sunday, today)}`, startDate: today, endDate: sunday },
    { label: 'No end', days: 'until you switch it off', startDate: null, endDate: '' },
  ];
}
