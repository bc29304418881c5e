import { formatCalendarDate, formatSpans } from '../../domain/hours-format';
import type { OpeningSpan } from '../../domain/site';
import type { DateValues } from './site-values';
import { isWhole } from './spans-problem';

/** A day's hours in words, however far they are typed: `4:00 PM – 9:00 PM`, `Closed`. */
export function hoursWords(spans: readonly OpeningSpan[]): string {
  if (spans.length === 0) return 'Closed';
  return spans.every(isWhole) ? formatSpans(spans) : 'Hours not given yet';
}

/** `Thursday, November 26`, with its year where that is another than today's. */
export function dayWords(date: string, today: string): string {
  if (!isDay(date)) return 'A day';
  const year = date.slice(0, 4) === today.slice(0, 4) ? '' : `, ${date.slice(0, 4)}`;
  return formatCalendarDate(date) + year;
}

/** `Thursday, November 26: Closed (Thanksgiving)`. */
export function exceptionWords({ date, spans, note }: DateValues, today: string): string {
  const reason = note.trim() === '' ? '' : ` (${note.trim()})`;
  return `${dayWords(date, today)}: ${hoursWords(spans)}${reason}`;
}

function isDay(date: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(date) && !Number.isNaN(Date.parse(date));
}
