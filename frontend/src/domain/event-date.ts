import { weekdayName } from './hours-format';
import { weekdayOf } from './zoned-time';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** A date taken apart, to be set large. */
export interface EventDate {
  /** `Thu`, or `Today`; `Since` for what began earlier and is still on. */
  lead: string;
  /** Day of the month, `1` to `31`. */
  day: string;
  /** `Dec` */
  month: string;
  /** As it is read out: `Thursday, December 3`. */
  words: string;
}

/** How a `YYYY-MM-DD` is shown on the restaurant's date `today`. */
export function eventDate(date: string, today: string): EventDate {
  const weekday = weekdayName(weekdayOf(date));
  const month = MONTHS[Number(date.slice(5, 7)) - 1] ?? '';
  const day = String(Number(date.slice(8)));
  const words = `${weekday}, ${month} ${day}`;
  const parts = { day, month: month.slice(0, 3) };
  if (date === today) return { lead: 'Today', ...parts, words: `Today, ${words}` };
  if (date < today) return { lead: 'Since', ...parts, words: `Since ${words}` };
  return { lead: weekday.slice(0, 3), ...parts, words };
}
