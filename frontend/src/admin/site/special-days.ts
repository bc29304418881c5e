import { formatSpans } from '../../domain/hours-format';
import { longDate } from '../../domain/short-date';
import type { OpeningSpan } from '../../domain/site';
import { counted } from '../kit/lists/noun';
import { isSame } from '../kit/forms/same-value';
import type { DateValues } from './site-values';
import { isWhole } from './spans-problem';

/** A day's hours in words, even if half-typed: `4:00 PM – 9:00 PM`, `Closed`. */
export function hoursWords(spans: readonly OpeningSpan[]): string {
  return spans.every(isWhole) ? formatSpans(spans) : 'Hours not entered yet';
}

/** `Thursday, November 26`, with the year if it differs from today's. */
export function dayWords(date: string, today: string): string {
  if (Number.isNaN(Date.parse(`${date}T00:00:00Z`))) return 'A day';
  return longDate(date, today);
}

/** `Thursday, November 26: Closed (Thanksgiving)`. */
export function exceptionWords({ date, spans, note }: DateValues, today: string): string {
  const reason = note.trim() === '' ? '' : ` (${note.trim()})`;
  return `${dayWords(date, today)}: ${hoursWords(spans)}${reason}`;
}

/** One line for each day; past days are counted. If `other` is given: only the days that differ. */
export function daysWords(
  days: readonly DateValues[],
  today: string,
  other: readonly DateValues[] = [],
): readonly string[] {
  const isComing = ({ date }: DateValues) => date === '' || date >= today;
  const own = days.filter((day) => !other.some((each) => isSame(each, day)));
  const missing = other.filter(({ date }) => dayIn(days, date) === undefined);
  const lines = [
    ...own.filter(isComing).map((day) => ({ date: day.date, text: exceptionWords(day, today) })),
    ...missing
      .filter(isComing)
      .map(({ date }) => ({ date, text: `${dayWords(date, today)}: regular hours` })),
  ];
  const over = own.filter((day) => !isComing(day)).length;
  const alike = days.length - own.length;
  return [
    ...byDate(lines).map(({ text }) => text),
    ...(over > 0 ? [counted(over, 'past day')] : []),
    ...(alike > 0 ? [`${counted(alike, 'day')} in common`] : []),
  ];
}

/** Combines what each side added, changed or removed. Null if both changed the same day differently. */
export function mergeDates(
  mine: readonly DateValues[],
  theirs: readonly DateValues[],
  before: readonly DateValues[],
): DateValues[] | null {
  const dates = new Set([...mine, ...theirs].map(({ date }) => date));
  const merged: DateValues[] = [];
  for (const date of dates) {
    const [ours, others, base] = [dayIn(mine, date), dayIn(theirs, date), dayIn(before, date)];
    const isOursChanged = !isSame(ours, base);
    if (isOursChanged && !isSame(others, base) && !isSame(ours, others)) return null;
    const kept = isOursChanged ? ours : others;
    if (kept) merged.push(kept);
  }
  return byDate(merged);
}

function dayIn(days: readonly DateValues[], date: string): DateValues | undefined {
  return days.find((each) => each.date === date);
}

function byDate<Dated extends { date: string }>(days: readonly Dated[]): Dated[] {
  return days.toSorted((a, b) => (a.date < b.date ? -1 : 1));
}
