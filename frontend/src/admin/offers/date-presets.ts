import { shortDate } from '../../domain/short-date';
import { addDays, weekdayOf } from '../../domain/zoned-time';

export interface DatePreset {
  label: string;
  /** The dates of the preset: `Fri Nov 27 – Sun Nov 29`. */
  days: string;
  /** `YYYY-MM-DD`; null keeps the chosen start date. */
  startDate: string | null;
  endDate: string;
}

const FRIDAY = 5;

/** No two presets with the same dates. Weeks end on Sunday; a weekend starts on Friday, or today if it has begun. */
export function datePresets(today: string): readonly DatePreset[] {
  const sunday = addDays(today, (7 - weekdayOf(today)) % 7);
  const friday = addDays(sunday, FRIDAY - 7);
  const weekend = friday > today ? friday : today;
  const span = (label: string, startDate: string, endDate: string): DatePreset => ({
    label,
    days:
      startDate === endDate
        ? shortDate(endDate, today)
        : `${shortDate(startDate, today)} – ${shortDate(endDate, today)}`,
    startDate,
    endDate,
  });
  const spans = [
    span('Today', today, today),
    span('This weekend', weekend, sunday),
    span('This week', today, sunday),
    span('Next week', addDays(sunday, 1), addDays(sunday, 7)),
    span('Next weekend', addDays(friday, 7), addDays(sunday, 7)),
  ];
  return [
    ...spans.filter(
      ({ startDate, endDate }, at) =>
        spans.findIndex((each) => each.startDate === startDate && each.endDate === endDate) === at,
    ),
    { label: 'No end', days: 'until you hide it', startDate: null, endDate: '' },
  ];
}
