import { type DayHours, hoursOn, openingAround, type OpeningRules, openStateAt } from '../../domain/hours';
import type { OpeningSpan } from '../../domain/site';
import { addDays, minutesOf, timeOf, wallClock } from '../../domain/zoned-time';

const DAY = 24 * 60;
const STEP = 30;
const STEP_MS = STEP * 60_000;
/** As many as fit on a phone without scrolling. */
const MOST_CHOICES = 8;
/** Enough for a whole evening: something may happen soon after opening. */
const MOST_ENDS = 12;

/** A day's hours, and how many minutes of that day have passed: over 24 hours after its midnight. */
export interface Evening {
  day: DayHours;
  minute: number;
}

/** The current service day: yesterday while its hours still run after midnight. */
export function eveningAt(rules: OpeningRules, now: Date): Evening {
  const { date, minutes } = wallClock(now, rules.timezone);
  const before = hoursOn(rules, addDays(date, -1));
  const isLate = before.spans.some((span) => rangeOf(span).to > minutes + DAY);
  return isLate ? { day: before, minute: minutes + DAY } : { day: hoursOn(rules, date), minute: minutes };
}

/** In minutes of the day on which it opens. */
function rangeOf({ opens, closes }: OpeningSpan): { from: number; to: number } {
  const [from, to] = [minutesOf(opens), minutesOf(closes)];
  return { from, to: to <= from ? to + DAY : to };
}

/** Every half hour between the two, excluding both. */
function stepsBetween(from: number, to: number): number[] {
  const first = Math.floor(from / STEP) * STEP + STEP;
  const count = Math.max(0, Math.ceil((to - first) / STEP));
  return Array.from({ length: count }, (_, at) => first + at * STEP);
}

/** When to close instead: the upcoming half hours before closing time. The last ones are the most likely. */
export function closingTimes({ day, minute }: Evening): string[] {
  const next = day.spans.map(rangeOf).find(({ to }) => to > minute);
  return next ? stepsBetween(Math.max(next.from, minute), next.to).slice(-MOST_ENDS).map(timeOf) : [];
}

/** When to open instead: half hours within the next opening hours, if those have not begun. */
export function openingTimes({ day, minute }: Evening): string[] {
  const next = day.spans.map(rangeOf).find(({ to }) => to > minute);
  return next && next.from > minute
    ? stepsBetween(next.from, next.to).slice(0, MOST_CHOICES).map(timeOf)
    : [];
}

/** When the kitchen may close: each upcoming half hour before today's current or next hours end. */
export function kitchenTimes(rules: OpeningRules, now: Date): readonly Date[] {
  const state = openStateAt(rules, now);
  const start = state.isOpen ? now : state.opensAt;
  const open = start && openingAround(rules, start);
  if (!open || (!state.isOpen && dateOf(start, rules) !== dateOf(now, rules))) return [];
  const first = Math.floor(start.getTime() / STEP_MS) + 1;
  const count = Math.max(0, Math.ceil(open.to / STEP_MS) - first);
  const times = Array.from({ length: count }, (_, at) => new Date((first + at) * STEP_MS));
  return times.slice(-MOST_CHOICES);
}

const dateOf = (instant: Date, { timezone }: OpeningRules) => wallClock(instant, timezone).date;

/** Ends the current or next hours, and the day, at this time. */
export function closedAt({ day, minute }: Evening, time: string): readonly OpeningSpan[] {
  const at = day.spans.findIndex((span) => rangeOf(span).to > minute);
  return day.spans.slice(0, at + 1).map((span, each) => (each === at ? { ...span, closes: time } : span));
}

export function openedAt({ day, minute }: Evening, time: string): readonly OpeningSpan[] {
  const at = day.spans.findIndex((span) => rangeOf(span).to > minute);
  return day.spans.map((span, each) => (each === at ? { ...span, opens: time } : span));
}

/** Past days stay on the list this long: the API accepts 200 in all, and nothing else removes them. */
const KEPT_DAYS = 30;

/** The special hours with this date's replaced or removed. */
export function withHoursOn<Hours extends { date: string }>(
  exceptions: readonly Hours[],
  date: string,
  hours: Hours | null,
): Hours[] {
  const oldest = addDays(date, -KEPT_DAYS);
  const others = exceptions.filter((each) => each.date !== date && each.date >= oldest);
  return hours ? [...others, hours].toSorted((a, b) => (a.date < b.date ? -1 : 1)) : others;
}
