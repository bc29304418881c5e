import type { WeekdayIndex } from './site';

export interface WallClock {
  date: string;
  minutes: number;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** The last day that `YYYY-MM-DD` can express. */
const LAST = Date.parse('9999-12-31T00:00:00Z');
const clocks = new Map<string, Intl.DateTimeFormat>();

/** What a clock in a time zone (IANA name) shows at an instant, whatever the machine's zone. */
export function wallClock(instant: Date, timeZone: string): WallClock {
  const parts = readClock(instant.getTime(), timeZone);
  return { date: parts.slice(0, 10), minutes: minutesOf(parts.slice(11)) };
}

/** A time that the clock skips is moved later by the skipped hour; a time that occurs twice means the first. */
export function instantOf(date: string, time: string, timeZone: string): Date {
  const asUtc = Date.parse(`${date}T00:00:00Z`) + minutesOf(time) * MINUTE;
  const before = asUtc - offsetAt(asUtc - DAY, timeZone);
  const after = asUtc - offsetAt(Math.min(asUtc + DAY, LAST), timeZone);
  const shown = `${date}T${time}`;
  for (const candidate of [Math.min(before, after), Math.max(before, after)]) {
    if (readClock(candidate, timeZone) === shown) return new Date(candidate);
  }
  return new Date(before);
}

/** `2026-12-03T19:00:00-05:00` */
export function withOffset(date: string, time: string, timeZone: string): string {
  const instant = instantOf(date, time, timeZone).getTime();
  const offset = offsetAt(instant, timeZone) / MINUTE;
  return `${readClock(instant, timeZone)}:00${offset < 0 ? '-' : '+'}${timeOf(Math.abs(offset))}`;
}

export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
}

export function weekdayOf(date: string): WeekdayIndex {
  return new Date(`${date}T00:00:00Z`).getUTCDay() as WeekdayIndex;
}

export function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

/** `HH:MM` for minutes since midnight; 1,440 and more wrap to the next day. */
export function timeOf(minutes: number): string {
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${pad(Math.floor(minutes / 60) % 24)}:${pad(minutes % 60)}`;
}

export function isTime(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
}

/** Whether this is a real date, written `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  if (!/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

function offsetAt(instant: number, timeZone: string): number {
  return Date.parse(`${readClock(instant, timeZone)}:00Z`) - Math.floor(instant / MINUTE) * MINUTE;
}

/** `YYYY-MM-DDTHH:MM` */
function readClock(instant: number, timeZone: string): string {
  let clock = clocks.get(timeZone);
  if (!clock) {
    clock = new Intl.DateTimeFormat('en-US', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    clocks.set(timeZone, clock);
  }
  const part: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of clock.formatToParts(instant)) part[type] = value;
  return `${part.year}-${part.month}-${part.day}T${part.hour}:${part.minute}`;
}
