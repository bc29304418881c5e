import { weekdays, type CalendarDate, type Weekday } from './calendar';

/** A time of day on the restaurant's wall, `HH:MM`; one that is earlier than its opening is after midnight. */
export interface Span {
  opens: string;
  closes: string;
}

interface Times {
  closed: boolean | null;
  opens: string | null;
  closes: string | null;
}

export type DayTimes = Times & { day: Weekday };
export type DateTimes = Times & { date: CalendarDate; note: string | null };

/** The seven days, Sunday first; a day without an entry, or marked closed, has no spans. */
export function weekOf(entries: readonly DayTimes[]): { day: Weekday; spans: Span[] }[] {
  return weekdays.map((day) => ({ day, spans: spansOf(entries.filter((entry) => entry.day === day)) }));
}

/** Dates with other hours, from today on, by date. Two entries of one date are two spans of it. */
export function exceptionsFrom(
  entries: readonly DateTimes[],
  today: CalendarDate,
): { date: CalendarDate; spans: Span[]; note: string }[] {
  const dates = [...new Set(entries.map((entry) => entry.date))].filter((date) => date >= today).sort();
  return dates.map((date) => {
    const ofDate = entries.filter((entry) => entry.date === date);
    return { date, spans: spansOf(ofDate), note: ofDate.find((entry) => entry.note)?.note ?? '' };
  });
}

/** What is wrong with an entry's times, in a sentence for staff, or null. */
export function timesProblem({ closed, opens, closes }: Partial<Times>): string | null {
  if (closed) return opens || closes ? 'A closed day has no times: clear them, or untick closed.' : null;
  if (!opens || !closes) return 'Give both times, or tick closed.';
  return opens === closes ? 'Opening and closing time are the same.' : null;
}

function spansOf(entries: readonly Times[]): Span[] {
  if (entries.some((entry) => entry.closed)) return [];
  return entries
    .flatMap(({ opens, closes }) => (opens && closes ? [{ opens, closes }] : []))
    .sort((a, b) => a.opens.localeCompare(b.opens));
}
