import type { OpeningSpan, WeekdayHours, WeekdayIndex } from './site';
import { minutesOf, timeOf, wallClock } from './zoned-time';

export interface HoursGroup {
  /** `Sunday to Wednesday`, or up to three separate days: `Thursday, Friday, Saturday`. */
  days: string;
  /** `4:00 PM to 9:00 PM`, or `Closed`. */
  times: string;
  weekdays: readonly WeekdayIndex[];
}

export const WEEKDAYS = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

const calendarDate = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});

export function weekdayName(weekday: WeekdayIndex): string {
  return WEEKDAYS[weekday];
}

export function formatTime(time: string): string {
  const minutes = minutesOf(time);
  const hour = Math.floor(minutes / 60) % 24;
  return `${hour % 12 || 12}:${time.slice(3, 5)} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** What a clock shows at an instant: `9:30 PM`. */
export function clockTime(instant: Date | number, timezone: string): string {
  const { minutes } = wallClock(new Date(instant), timezone);
  return formatTime(timeOf(minutes));
}

export function formatSpan({ opens, closes }: OpeningSpan, between = ' – '): string {
  return `${formatTime(opens)}${between}${formatTime(closes)}`;
}

export function formatSpans(spans: readonly OpeningSpan[], between = ' – '): string {
  return spans.map((span) => formatSpan(span, between)).join(', ') || 'Closed';
}

/** Whether the note already says that it is closed. With both, it would read “Closed, closed for Christmas Day”. */
export function saysClosed({ spans, note }: { spans: readonly OpeningSpan[]; note: string }): boolean {
  return spans.length === 0 && /^closed\b/i.test(note);
}

export function formatCalendarDate(date: string): string {
  return calendarDate.format(new Date(`${date}T00:00:00Z`));
}

/** Groups consecutive weekdays with equal hours, Sunday first. A run across the week's end is one group. */
export function groupWeek(hours: readonly WeekdayHours[]): readonly HoursGroup[] {
  const runs: { times: string; weekdays: WeekdayIndex[] }[] = [];
  for (const { weekday, spans } of hours) {
    const times = formatSpans(spans, ' to ');
    const last = runs.at(-1);
    if (last?.times === times) last.weekdays.push(weekday);
    else runs.push({ times, weekdays: [weekday] });
  }
  const [first] = runs;
  const last = runs.at(-1);
  if (first && last && first !== last && first.times === last.times) {
    last.weekdays.push(...first.weekdays);
    runs.shift();
  }
  return runs.map(({ times, weekdays }) => ({ days: nameDays(weekdays), times, weekdays }));
}

function nameDays(weekdays: readonly WeekdayIndex[]): string {
  const names = weekdays.map(weekdayName);
  if (names.length === 7) return 'Every day';
  return names.length > 3 ? `${names[0]} to ${names.at(-1)}` : names.join(', ');
}
