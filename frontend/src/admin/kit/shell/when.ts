import { clockTime } from '../../../domain/hours-format';
import { briefDate } from '../../../domain/short-date';
import { addDays, timeOf, wallClock } from '../../../domain/zoned-time';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

export function timeOn(instant: string, timezone: string): string {
  return clockTime(Date.parse(instant), timezone);
}

/** How long ago, in words: `just now`, `5 minutes ago`; from `yesterday` on, by days at the restaurant. */
export function howLongAgo(instant: string, now: Date, timezone: string): string {
  // This device's clock may be behind the server's: nothing may appear to be in the future.
  const passed = Math.max(0, now.getTime() - Date.parse(instant));
  if (passed < MINUTE) return 'just now';
  if (passed < HOUR) return counted(Math.floor(passed / MINUTE), 'minute');
  const [date, today] = [wallClock(new Date(instant), timezone).date, wallClock(now, timezone).date];
  if (date === today) return counted(Math.floor(passed / HOUR), 'hour');
  if (date === addDays(today, -1)) return 'yesterday';
  const days = Math.round((Date.parse(today) - Date.parse(date)) / (24 * HOUR));
  if (days < 14) return counted(days, 'day');
  // Two months and two years, rounded up, so that weeks never become one month, or months one year.
  if (days < 61) return counted(Math.floor(days / 7), 'week');
  if (days < 731) return counted(Math.floor(days / 30.44), 'month');
  return counted(Math.floor(days / 365.25), 'year');
}

/** Day and time at the restaurant: `Sat, Nov 21, 5:10 PM`, with the year if it differs. */
export function exactTime(instant: string, now: Date, timezone: string): string {
  const [date, today] = [wallClock(new Date(instant), timezone).date, wallClock(now, timezone).date];
  return `${briefDate(date, today)}, ${timeOn(instant, timezone)}`;
}

/** Day and time at the restaurant, in a format spreadsheets read: `2026-11-21 17:10`. */
export function sortableTime(instant: string, timezone: string): string {
  const { date, minutes } = wallClock(new Date(instant), timezone);
  return `${date} ${timeOf(minutes)}`;
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'} ago`;
}
