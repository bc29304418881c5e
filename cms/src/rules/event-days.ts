import { addDays, dateIn, instantAt, WEEKDAYS, weekdayIndex, type CalendarDate } from './calendar';

/** Times are `HH:MM`; an end that is not after the start is on the next day. */
export interface EventDays {
  date: CalendarDate | null;
  /** The last day on which a weekly event repeats. */
  endDate: CalendarDate | null;
  startTime: string | null;
  /** Applies to each day of the event. */
  endTime: string | null;
  /** `MON,THU`, or empty if it is not weekly. */
  weekdays: string | null;
}

export interface NextTime {
  /** A weekly event's next day; the first day of any other. */
  date: CalendarDate | null;
  /** When the event ends or a weekly one moves to its next day; null if it does not end. */
  ends: Date | null;
}

/**
 * Null once the event is over: at its end time, or when its last day ends. A weekly event skips the days when the
 * restaurant is closed.
 */
export function nextTime(
  event: EventDays,
  now: Date,
  timezone: string,
  closedDays: readonly CalendarDate[] = [],
): NextTime | null {
  const { date, endDate } = event;
  if (date === null) return { date, ends: null };
  if (!event.weekdays) {
    const ends = endOf(event, endDate ?? date, timezone);
    return ends > now ? { date, ends } : null;
  }
  // Yesterday's event may run past midnight.
  const yesterday = addDays(dateIn(timezone, now), -1);
  const days = 9 + 7 * closedDays.length;
  for (const day of weeklyDays(event.weekdays, date > yesterday ? date : yesterday, days)) {
    if (endDate !== null && day > endDate) return null;
    if (closedDays.includes(day)) continue;
    const ends = endOf(event, day, timezone);
    if (ends > now) return { date: day, ends };
  }
  return null;
}

/** The last day of an event, or of an offer, which has no first day; null if it does not end. */
export function lastDay({ date, endDate, weekdays }: Partial<EventDays>): CalendarDate | null {
  return endDate ?? (weekdays ? null : (date ?? null));
}

/** The dates among the next `days` that fall on these weekdays. */
export function weeklyDays(weekdays: string, from: CalendarDate, days: number): CalendarDate[] {
  const named = weekdays.split(',');
  const all = Array.from({ length: days }, (_, ahead) => addDays(from, ahead));
  return all.filter((day) => named.includes(WEEKDAYS[weekdayIndex(day)]?.slice(0, 3).toUpperCase() ?? ''));
}

function endOf({ startTime, endTime }: EventDays, day: CalendarDate, timezone: string): Date {
  if (endTime === null) return instantAt(day, 24 * 60, timezone);
  const isNextDay = startTime !== null && endTime <= startTime;
  const minutes = Number(endTime.slice(0, 2)) * 60 + Number(endTime.slice(3));
  return instantAt(day, minutes + (isNextDay ? 24 * 60 : 0), timezone);
}
