import type { HoursException, OpeningSpan, Site, WeekdayIndex } from './site';
import { addDays, instantOf, wallClock, weekdayOf } from './zoned-time';

export type OpeningRules = Pick<Site, 'hours' | 'exceptions' | 'timezone'>;

export interface DayHours {
  date: string;
  weekday: WeekdayIndex;
  spans: readonly OpeningSpan[];
  isException: boolean;
  note: string;
}

export type OpenState = { isOpen: true; closesAt: Date } | { isOpen: false; opensAt: Date | null };

/** In milliseconds since 1970. */
interface Interval {
  from: number;
  to: number;
}

const DAYS_AHEAD = 370;

export function hoursOn(rules: OpeningRules, date: string): DayHours {
  const weekday = weekdayOf(date);
  const exception = rules.exceptions.find((entry) => entry.date === date);
  if (exception) return { date, weekday, spans: exception.spans, isException: true, note: exception.note };
  const spans = rules.hours.find((entry) => entry.weekday === weekday)?.spans ?? [];
  return { date, weekday, spans, isException: false, note: '' };
}

/** After midnight, until closing time, it still counts as the evening before. */
export function todaysHours(rules: OpeningRules, now: Date): DayHours {
  const from = openingAround(rules, now)?.from ?? now;
  return hoursOn(rules, wallClock(new Date(from), rules.timezone).date);
}

/** Whether it is open, and until when; if closed, when it next opens (null: not within a year). */
export function openStateAt(rules: OpeningRules, now: Date): OpenState {
  const today = wallClock(now, rules.timezone).date;
  const instant = now.getTime();
  const current = openingAround(rules, now);
  if (current) return { isOpen: true, closesAt: new Date(current.to) };
  for (let days = 0; days <= DAYS_AHEAD; days += 1) {
    const starts = intervalsOn(rules, addDays(today, days)).map(({ from }) => from);
    const next = Math.min(...starts.filter((from) => from > instant));
    if (next !== Infinity) return { isOpen: false, opensAt: new Date(next) };
  }
  return { isOpen: false, opensAt: null };
}

export function isOpenAt(rules: OpeningRules, now: Date): boolean {
  return openStateAt(rules, now).isOpen;
}

/** From when until when it is open without a break around this instant; null if it is closed then. */
export function openingAround(rules: OpeningRules, when: Date): Interval | null {
  const { date } = wallClock(when, rules.timezone);
  const instant = when.getTime();
  // The day before may run past midnight into this one.
  const near = [-1, 0, 1].flatMap((days) => intervalsOn(rules, addDays(date, days)));
  return joined(near).find(({ from, to }) => from <= instant && instant < to) ?? null;
}

/** Several days in a row with the same hours and note are one entry, so that a long closing hides no later date. */
export function upcomingExceptions(
  rules: OpeningRules,
  now: Date,
): readonly (HoursException & { until: string })[] {
  const today = todaysHours(rules, now).date;
  const runs: (HoursException & { until: string })[] = [];
  for (const day of rules.exceptions.toSorted((a, b) => (a.date < b.date ? -1 : 1))) {
    const last = runs.at(-1);
    if (day.date < today) continue;
    if (last && addDays(last.until, 1) === day.date && saysSame(last, day)) last.until = day.date;
    else runs.push({ ...day, until: day.date });
  }
  return runs;
}

function saysSame(one: HoursException, other: HoursException): boolean {
  return one.note === other.note && JSON.stringify(one.spans) === JSON.stringify(other.spans);
}

function intervalsOn(rules: OpeningRules, date: string): Interval[] {
  return hoursOn(rules, date).spans.map(({ opens, closes }) => ({
    from: instantOf(date, opens, rules.timezone).getTime(),
    to: instantOf(closes > opens ? date : addDays(date, 1), closes, rules.timezone).getTime(),
  }));
}

/** Joins intervals that touch or overlap, so that a span until midnight and one from midnight become one. */
function joined(intervals: readonly Interval[]): Interval[] {
  const result: Interval[] = [];
  for (const { from, to } of intervals.toSorted((a, b) => a.from - b.from)) {
    const last = result.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else result.push({ from, to });
  }
  return result;
}
