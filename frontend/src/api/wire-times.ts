import { WEEKDAYS } from '../domain/hours-format';
import type { WeekdayIndex } from '../domain/site';
import { DEFAULT_SITE } from '../domain/site-defaults';
import { isDay } from '../domain/zoned-time';
import { readText } from './wire-values';

/** `HH:MM`; accepts seconds, and turns `24:00` into `00:00`. Null for anything else. */
export function readTime(value: unknown): string | null {
  const time = /^([01]\d|2[0-4]):([0-5]\d)(?::[\d.]+)?$/.exec(readText(value));
  if (!time || (time[1] === '24' && time[2] !== '00')) return null;
  return time[1] === '24' ? '00:00' : `${time[1]}:${time[2]}`;
}

/** `YYYY-MM-DD`; accepts a longer timestamp. Null for anything else, or if the date does not exist. */
export function readDate(value: unknown): string | null {
  const date = readText(value).slice(0, 10);
  return isDay(date) ? date : null;
}

/** An ISO 8601 instant in UTC, of a year from 1000 to 9999. Null for anything else. */
export function readInstant(value: unknown): string | null {
  const time = Date.parse(readText(value));
  const instant = Number.isNaN(time) ? '' : new Date(time).toISOString();
  return /^[1-9]/.test(instant) ? instant : null;
}

export function readTimeZone(value: unknown): string {
  const timeZone = readText(value, DEFAULT_SITE.timezone);
  try {
    Intl.DateTimeFormat('en-US', { timeZone });
    return timeZone;
  } catch {
    return DEFAULT_SITE.timezone;
  }
}

/** Reads `MON,THU` as `[1, 4]`; Sunday is 0. Drops anything that is not a weekday. */
export function readWeekdays(value: unknown): readonly WeekdayIndex[] {
  const named = readText(value)
    .split(',')
    .map((day) => day.trim().slice(0, 3).toLowerCase());
  return WEEKDAYS.flatMap((name, index) =>
    named.includes(name.slice(0, 3).toLowerCase()) ? (index as WeekdayIndex) : [],
  );
}
