import type { HighlightDate } from '../../api/staff/staff-highlights';
import { briefDate, longDate } from '../../domain/short-date';
import { addDays, isDay } from '../../domain/zoned-time';

/** The selected day (`YYYY-MM-DD`), or null for every day. */
export type Day = HighlightDate;

const EVERY_DAY = 'every';

/** The day in `?day=`; today if that is past, malformed or missing. */
export function dayOf(query: string | null, today: string): Day {
  if (query === EVERY_DAY) return null;
  return query !== null && isDay(query) && query >= today ? query : today;
}

export function queryOf(day: Day): string {
  return day ?? EVERY_DAY;
}

/** A day as a title: `Today`, `Every day`, `Saturday, November 28`, with the year if it differs from today's. */
export function dayTitle(day: Day, today: string): string {
  if (day === null) return 'Every day';
  if (day === today) return 'Today';
  return day === addDays(today, 1) ? 'Tomorrow' : longDate(day, today);
}

/** A day within a sentence: `today`, `every day`, `Saturday, November 28`. */
export function dayWords(day: Day, today: string): string {
  const title = dayTitle(day, today);
  return day === null || day === today || day === addDays(today, 1) ? title.toLowerCase() : title;
}

/** A day's highlights: `today’s highlights`, `the everyday highlights`, `the highlights of Saturday, November 28`. */
export function highlightsWords(day: Day, today: string): string {
  if (day === null) return 'the everyday highlights';
  const words = dayWords(day, today);
  return words === dayTitle(day, today) ? `the highlights of ${words}` : `${words}’s highlights`;
}

/** A day as a tag on a row: `Today`, `Every day`, `Sat, Nov 28`. */
export function dayMark(day: Day, today: string): string {
  if (day === null || day === today || day === addDays(today, 1)) return dayTitle(day, today);
  return briefDate(day, today);
}
