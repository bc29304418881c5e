import {
  addDays,
  dateIn,
  instantAt,
  weekdayIndex,
  WEEKDAYS,
  type CalendarDate,
  type Weekday,
} from './calendar';

/** Local times, `HH:MM`; a closing time earlier than the opening is after midnight. */
export interface Span {
  opens: string;
  closes: string;
}

interface Times {
  closed?: boolean | null;
  opens?: string | null;
  closes?: string | null;
}

export type DayTimes = Times & { day: Weekday };
export type DateTimes = Times & { date: CalendarDate; note?: string | null };

export interface DayHours {
  day: Weekday;
  spans: Span[];
}

export interface ExceptionalHours {
  date: CalendarDate;
  spans: Span[];
  note: string;
}

/** The seven days, Sunday first; a day without an entry, or marked closed, has no spans. */
export function weekOf(entries: readonly DayTimes[]): DayHours[] {
  return WEEKDAYS.map((day) => ({ day, spans: spansOf(entries.filter((entry) => entry.day === day)) }));
}

/** Special hours, by date. Two entries for one date are two spans of it. */
export function exceptionsOf(entries: readonly DateTimes[]): ExceptionalHours[] {
  const dates = [...new Set(entries.map((entry) => entry.date))].sort();
  return dates.map((date) => {
    const ofDate = entries.filter((entry) => entry.date === date);
    return { date, spans: spansOf(ofDate), note: ofDate.find((entry) => entry.note)?.note ?? '' };
  });
}

export function closedDaysOf(entries: readonly DateTimes[]): CalendarDate[] {
  return exceptionsOf(entries).flatMap(({ date, spans }) => (spans.length === 0 ? [date] : []));
}

/** From today on, plus yesterday's if its hours, or the regular ones they replace, run past midnight. */
export function exceptionsFrom(
  exceptions: readonly ExceptionalHours[],
  week: readonly DayHours[],
  today: CalendarDate,
): ExceptionalHours[] {
  const yesterday = addDays(today, -1);
  const usual = week.find(({ day }) => day === WEEKDAYS[weekdayIndex(yesterday)])?.spans ?? [];
  return exceptions.filter(
    ({ date, spans }) =>
      date >= today || (date === yesterday && [...usual, ...spans].some(reachesPastMidnight)),
  );
}

interface Opening {
  hours: readonly DayHours[];
  exceptions: readonly ExceptionalHours[];
  timezone: string;
}

/** Between midnight and this time, staff who clean up still mean the evening before. */
const DAY_BEGINS = '05:00';
const MAX_DAYS_CLOSED = 366;

/**
 * When the restaurant first opens on a later day. Its day lasts until closing time, even past midnight. Null if it does
 * not open within a year.
 */
export function nextDaysOpening({ hours, exceptions, timezone }: Opening, now: Date): Date | null {
  const spansOn = (date: CalendarDate) =>
    exceptions.find((each) => each.date === date)?.spans ??
    hours.find(({ day }) => day === WEEKDAYS[weekdayIndex(date)])?.spans ??
    [];
  const at = (date: CalendarDate, time: string) => instantAt(date, minutesOf(time), timezone);
  const today = dateIn(timezone, now);
  const yesterday = addDays(today, -1);
  const isStillOpen = spansOn(yesterday).some(
    (span) => reachesPastMidnight(span) && now < at(today, span.closes),
  );
  const hasOpened = spansOn(today).some(({ opens }) => at(today, opens) <= now);
  const isNight = isStillOpen || (!hasOpened && now < at(today, DAY_BEGINS));
  for (let ahead = isNight ? 0 : 1; ahead <= MAX_DAYS_CLOSED; ahead += 1) {
    const date = addDays(today, ahead);
    const next = spansOn(date)
      .map(({ opens }) => at(date, opens))
      .find((opening) => opening > now);
    if (next) return next;
  }
  return null;
}

/** Whether the restaurant is open throughout, from `opens` to `closes`. */
export function isWithin({ opens, closes }: Span, spans: readonly Span[]): boolean {
  return spans.some((span) => span.opens <= opens && endOf({ opens, closes }) <= endOf(span));
}

/** What is wrong with an entry's times, in a sentence for staff, or null. `earlier`: other entries of its day. */
export function timesProblem(
  { closed, opens, closes }: Times,
  earlier: readonly Times[] = [],
): string | null {
  if (earlier.length > 0 && (closed || earlier.some((other) => other.closed))) return ALSO_CLOSED;
  if (closed) return opens || closes ? 'A closed day has no times: clear them, or uncheck Closed.' : null;
  if (!opens || !closes) return 'Enter both times, or check Closed.';
  if (opens === closes) return SAME_TIMES;
  return spansOf(earlier).some((span) => overlap(span, { opens, closes })) ? OVERLAPPING : null;
}

/** What is wrong with a day's spans and which one, or null. Spans may touch but not overlap. */
export function spansProblem(
  spans: readonly Span[],
): { path: [number, 'opens' | 'closes']; message: string } | null {
  const same = spans.findIndex(({ opens, closes }) => opens === closes);
  if (same >= 0) return { path: [same, 'closes'], message: SAME_TIMES };
  const late = spans.findIndex((span, index) =>
    spans.slice(0, index).some((earlier) => overlap(earlier, span)),
  );
  return late < 0 ? null : { path: [late, 'opens'], message: OVERLAPPING };
}

/** The entries to store for a week from the API: one per span, none for a closed day. */
export function weekEntries(week: ReadonlyArray<{ day: Weekday; spans: readonly Span[] }>) {
  return WEEKDAYS.flatMap((day) =>
    week.flatMap((each) => (each.day === day ? each.spans.map((span) => ({ day, ...open(span) })) : [])),
  );
}

/** The entries to store for dated exceptions from the API: one per span, or one marked closed. */
export function exceptionEntries(
  exceptions: ReadonlyArray<{
    date: CalendarDate;
    spans: readonly Span[];
    note?: string | null | undefined;
  }>,
) {
  return exceptions.flatMap(({ date, spans, note }) => {
    const times = spans.length > 0 ? spans.map(open) : [{ closed: true, opens: null, closes: null }];
    return times.map((each) => ({ date, note: note || null, ...each }));
  });
}

const SAME_TIMES = 'Opening and closing time are the same.';
const ALSO_CLOSED =
  'A closed day can have only one entry. Remove this day’s other entries, or uncheck Closed.';
const OVERLAPPING = 'The hours of a day overlap.';

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

function open({ opens, closes }: Span) {
  return { closed: false, opens, closes };
}

/** Closing at midnight does not count as past midnight. */
function reachesPastMidnight({ opens, closes }: Span): boolean {
  return closes < opens && closes !== '00:00';
}

function overlap(a: Span, b: Span): boolean {
  return a.opens < endOf(b) && b.opens < endOf(a);
}

// Times compare as text; a `24` prefix puts times after midnight after all others.
function endOf({ opens, closes }: Span): string {
  return closes < opens ? `24${closes}` : closes;
}

function spansOf(entries: readonly Times[]): Span[] {
  if (entries.some((entry) => entry.closed)) return [];
  return entries
    .flatMap(({ opens, closes }) => (opens && closes ? [{ opens, closes }] : []))
    .sort((a, b) => a.opens.localeCompare(b.opens));
}
