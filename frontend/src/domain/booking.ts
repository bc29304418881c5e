import { hoursOn, isOpenAt } from './hours';
import { formatCalendarDate, formatSpans, formatTime } from './hours-format';
import type { Site } from './site';
import { addDays, instantOf, isDay, isTime, minutesOf, timeOf, wallClock } from './zoned-time';

/** The web host takes the chosen table here and passes it on to the booking page. */
export const BOOKING_PATH = '/book';

/** The placeholders in the booking page’s URL, each a name in braces. */
export const TABLE_FIELDS = ['covers', 'date', 'time'] as const;

export type TableField = (typeof TABLE_FIELDS)[number];
/** As chosen: `date` as YYYY-MM-DD and `time` as HH:MM, in the restaurant’s time zone; empty if not chosen. */
export type TableChoice = Readonly<Record<TableField, string>>;
export interface TableProblem {
  field: TableField;
  text: string;
}

/** Groups of this size or larger book by phone. */
export const LARGE_GROUP = 8;

const SLOT_MINUTES = 30;
const DAY_MINUTES = 24 * 60;

/** True if the URL has all three placeholders, none of them in its host. */
export function isBookingTemplate(address: string): boolean {
  const rest = /^https?:\/\/[^/?#{}]+([/?#].*)$/i.exec(address)?.[1] ?? '';
  return TABLE_FIELDS.every((field) => rest.includes(`{${field}}`));
}

/** Call it only for a choice without a problem: the values are inserted unescaped. */
export function bookingAddress({ booking_url, booking_template }: Site, choice: TableChoice): string {
  if (choice.date === '') return booking_url;
  return TABLE_FIELDS.reduce(
    (address, field) => address.replaceAll(`{${field}}`, choice[field]),
    booking_template,
  );
}

/**
 * The first problem with a choice; empty fields count only if `isWhole`. Without day and time, the provider asks for
 * them.
 */
export function tableProblem(
  site: Site,
  choice: TableChoice,
  now: Date,
  { isWhole }: { isWhole: boolean },
): TableProblem | null {
  const { covers, date, time } = choice;
  const problem = (field: TableField, text: string) => ({ field, text });
  if (Number(covers) >= LARGE_GROUP) return problem('covers', largeGroupText(site));
  if ((isWhole || covers !== '') && !/^[1-9]$/.test(covers))
    return problem('covers', 'Choose the number of guests.');
  if (date === '' && time === '' && site.booking_url !== '') return null;
  // While a year is being typed, it has leading zeros.
  if (date === '' || date.startsWith('0')) return isWhole ? problem('date', 'Choose a day.') : null;
  if (!isDay(date)) return problem('date', 'Choose a day.');
  const { date: today } = wallClock(now, site.timezone);
  if (date < today) return problem('date', 'That day has passed. Choose a later one.');
  const instant = isTime(time) ? instantOf(date, time, site.timezone) : null;
  const { spans } = hoursOn(site, date);
  if (date === today && spans.length > 0 && isTooLate(site, date, now))
    return problem('date', 'It is too late to book for today. Choose another day.');
  // After midnight still counts as the evening before, whatever the day’s own hours.
  if (instant && isOpenAt(site, instant)) {
    return instant > now ? null : problem('time', 'That time has passed. Choose a later one.');
  }
  const day = formatCalendarDate(date);
  if (isTime(time) && spans.some(({ opens, closes }) => closes <= opens && time < closes))
    return problem(
      'date',
      `${formatTime(time)} falls on ${formatCalendarDate(addDays(date, 1))}. Choose that day.`,
    );
  if (spans.length === 0) return problem('date', `We are closed on ${day}. Choose another day.`);
  if (instant)
    return problem('time', `On ${day} we are open ${formatSpans(spans)}. Choose a time in between.`);
  return isWhole || time !== '' ? problem('time', 'Choose a time.') : null;
}

function isTooLate(site: Site, date: string, now: Date): boolean {
  const instants = tableTimes(site).map((time) => instantOf(date, time, site.timezone));
  return !instants.some((instant) => instant > now && isOpenAt(site, instant));
}

/** Every half-hour at which a booking may start on any day, from earliest to latest in an evening: `HH:MM`. */
export function tableTimes({ hours, exceptions }: Pick<Site, 'hours' | 'exceptions'>): readonly string[] {
  const minutes = [...hours, ...exceptions]
    .flatMap(({ spans }) => spans)
    .flatMap(({ opens, closes }) => {
      const from = minutesOf(opens);
      const to = minutesOf(closes) + (closes > opens ? 0 : DAY_MINUTES);
      return Array.from(
        { length: Math.ceil((to - from) / SLOT_MINUTES) },
        (_, slot) => from + slot * SLOT_MINUTES,
      );
    });
  const byClock = new Map(minutes.map((minute) => [minute % DAY_MINUTES, minute]));
  return [...byClock.values()].sort((a, b) => a - b).map(timeOf);
}

/** Dates in the coming week with special hours, in words. */
export function exceptionsThisWeek(site: Site, now: Date): readonly string[] {
  const { date: today } = wallClock(now, site.timezone);
  return site.exceptions
    .filter(({ date }) => date >= today && date < addDays(today, 7))
    .map(({ date, spans }) =>
      spans.length === 0
        ? `Closed ${formatCalendarDate(date)}`
        : `${formatCalendarDate(date)}: ${formatSpans(spans)}`,
    );
}

function largeGroupText({ phone }: Site): string {
  return `For ${LARGE_GROUP} or more guests, call us${phone === '' ? '' : ` at ${phone}`}.`;
}
