import { WEEKDAYS } from './hours-format';
import { addDays, weekdayOf } from './zoned-time';

interface Timed {
  active: boolean;
  /** `YYYY-MM-DD`, inclusive; null means no limit. */
  startDate: string | null;
  endDate: string | null;
}

export type OfferState = 'on' | 'coming' | 'ended' | 'off';

/** Same rule as in the CMS: first and last day are both included. */
export function offerState({ active, startDate, endDate }: Timed, today: string): OfferState {
  if (!active) return 'off';
  if (endDate !== null && endDate < today) return 'ended';
  return startDate !== null && startDate > today ? 'coming' : 'on';
}

export type EventState = 'on' | 'over' | 'off';

const CODES: readonly string[] = WEEKDAYS.map((name) => name.slice(0, 3).toUpperCase());

export interface EventDays {
  date: string | null;
  endDate: string | null;
  /** `MON,THU`, or empty. */
  weekdays: string;
  /** Days on which the restaurant is closed: a weekly event skips them. */
  closedDays?: readonly string[];
}

/** The next day of a weekly event, the first day of any other; null once over. The CMS also applies end times. */
export function nextDay(
  { date, endDate, weekdays, closedDays = [] }: EventDays,
  today: string,
): string | null {
  if (date === null) return null;
  if (weekdays === '') return (endDate ?? date) < today ? null : date;
  const from = date < today ? today : date;
  const days = Array.from({ length: 7 + 7 * closedDays.length }, (_, ahead) => addDays(from, ahead));
  const isOn = (day: string) => weekdays.split(',').includes(CODES[weekdayOf(day)] ?? '');
  const next = days.find((day) => isOn(day) && !closedDays.includes(day));
  return next === undefined || (endDate !== null && next > endDate) ? null : next;
}

/**
 * The day on which to ask about an event, given the restaurant's date and time (`HH:MM`): yesterday until one that runs
 * past midnight ends, and tomorrow once today's has ended, if it is weekly or on its last day.
 */
export function dayAt(
  event: EventDays & { startTime: string | null; endTime: string | null },
  today: string,
  time: string,
): string {
  const { date, endDate, weekdays, startTime, endTime } = event;
  if (endTime === null) return today;
  if (startTime !== null && endTime <= startTime) return time < endTime ? addDays(today, -1) : today;
  const day = weekdays === '' ? (endDate ?? date) : nextDay(event, today);
  return day === today && endTime <= time ? addDays(today, 1) : today;
}

export function eventState(event: EventDays & { active: boolean }, today: string): EventState {
  if (!event.active) return 'off';
  return event.date !== null && nextDay(event, today) === null ? 'over' : 'on';
}
