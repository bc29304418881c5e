export type CalendarDate = string;

export const WEEKDAYS = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;
export type Weekday = (typeof WEEKDAYS)[number];

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const clocks = new Map<string, Intl.DateTimeFormat>();

/** Whether the date exists: 2026-02-29 does not. Nor does the year 0000, which PostgreSQL refuses. */
export function isCalendarDate(text: string): boolean {
  if (!/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** The local date in a time zone. Throws a RangeError on an unknown zone. */
export function dateIn(timezone: string, now: Date): CalendarDate {
  return new Date(now.getTime() + offsetAt(now.getTime(), timezone)).toISOString().slice(0, 10);
}

export function isTimezone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return /^[A-Za-z]+(\/[A-Za-z0-9_+-]+)+$|^UTC$/.test(name);
  } catch {
    return false;
  }
}

export function addDays(date: CalendarDate, days: number): CalendarDate {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The same time of day that many months later; the last day of the month if it is too short. */
export function monthsAfter(now: Date, months: number): Date {
  const then = new Date(now);
  then.setUTCMonth(then.getUTCMonth() + months);
  // January 31 and one month would be March 3.
  if (then.getUTCDate() !== now.getUTCDate()) then.setUTCDate(0);
  return then;
}

export const monthsBefore = (now: Date, months: number): Date => monthsAfter(now, -months);

export function weekdayIndex(date: CalendarDate): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}

/**
 * The instant when a zone's clock shows `minutes` after the date's midnight; 1,440 is the next midnight. A time that
 * the clock skips is moved later by the skipped hour; if a time occurs twice, the first counts.
 */
export function instantAt(date: CalendarDate, minutes: number, timezone: string): Date {
  const asUtc = Date.parse(`${date}T00:00:00Z`) + minutes * MINUTE_MS;
  const [before, after] = [asUtc - DAY_MS, asUtc + DAY_MS].map((near) => asUtc - offsetAt(near, timezone));
  const candidates = [before ?? asUtc, after ?? asUtc].sort((a, b) => a - b);
  const shown = candidates.find((instant) => instant + offsetAt(instant, timezone) === asUtc);
  return new Date(shown ?? before ?? asUtc);
}

function offsetAt(instant: number, timezone: string): number {
  const clock = clocks.get(timezone) ?? clockOf(timezone);
  clocks.set(timezone, clock);
  const parts = clock.formatToParts(instant);
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value);
  const shown = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return shown - Math.floor(instant / 1000) * 1000;
}

function clockOf(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
    hourCycle: 'h23',
  });
}
