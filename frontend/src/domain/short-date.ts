import { formatCalendarDate } from './hours-format';

const parts = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

/** `Fri, Nov 27`, with the year if it is not the year of `today`. */
export function briefDate(date: string, today: string): string {
  return withYear(parts.format(new Date(`${date}T00:00:00Z`)), date, today);
}

/** For use within a sentence: `Fri Nov 27`. */
export function shortDate(date: string, today: string): string {
  return briefDate(date, today).replace(',', '');
}

/** `Friday, November 27`, with the year if it is not the year of `today`. */
export function longDate(date: string, today: string): string {
  return withYear(formatCalendarDate(date), date, today);
}

function withYear(words: string, date: string, today: string): string {
  return date.slice(0, 4) === today.slice(0, 4) ? words : `${words}, ${date.slice(0, 4)}`;
}
