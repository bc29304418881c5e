import { weekdayName } from '../../../domain/hours-format';
import type { WeekdayIndex } from '../../../domain/site';

/** The weekdays by their API names, Sunday first. */
export const DAYS = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'].map((value, day) => ({
  value,
  label: weekdayName(day as WeekdayIndex),
}));

/** The days in a list or in `MON,TUE`, in week order. */
export const daysIn = (days: string | readonly string[]) =>
  DAYS.map(({ value }) => value).filter((day) => days.includes(day));

export const dayNames = (days: string | readonly string[]) =>
  DAYS.filter(({ value }) => days.includes(value)).map(({ label }) => label);
