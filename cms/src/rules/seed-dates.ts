import { addDays, isCalendarDate, weekdayIndex, WEEKDAYS, type CalendarDate, type Weekday } from './calendar';

/** How demo content gives a date, so that it never goes stale: relative to the day of seeding. */
export type DateRule =
  | CalendarDate
  | { nextWeekday: Weekday; plusWeeks?: number }
  | { next: string }
  | { nextNth: { month: number; weekday: Weekday; nth: number } }
  | { plusDays: number };

/** The date that a rule gives on the day of seeding. Throws on a date that does not exist. */
export function resolveDate(rule: DateRule, today: CalendarDate): CalendarDate {
  if (typeof rule === 'string') return existing(rule);
  if ('plusDays' in rule) return addDays(today, rule.plusDays);
  if ('nextWeekday' in rule) {
    const ahead = (WEEKDAYS.indexOf(rule.nextWeekday) - weekdayIndex(today) + 7) % 7 || 7;
    return addDays(today, ahead + 7 * (rule.plusWeeks ?? 0));
  }
  if ('next' in rule) return nextMonthDay(rule.next, today);
  return nextNthWeekday(rule.nextNth, today);
}

function nextMonthDay(monthDay: string, today: CalendarDate): CalendarDate {
  const year = Number(today.slice(0, 4));
  // Eight years include a leap day even around 2100.
  for (let ahead = 0; ahead <= 8; ahead += 1) {
    const date = `${year + ahead}-${monthDay}`;
    if (isCalendarDate(date) && date >= today) return date;
  }
  throw new Error(`"${monthDay}" is not a month and a day`);
}

function nextNthWeekday(
  { month, weekday, nth }: { month: number; weekday: Weekday; nth: number },
  today: CalendarDate,
): CalendarDate {
  const year = Number(today.slice(0, 4));
  for (const each of [year, year + 1]) {
    const first = `${each}-${String(month).padStart(2, '0')}-01`;
    const ahead = (WEEKDAYS.indexOf(weekday) - weekdayIndex(first) + 7) % 7;
    const date = addDays(first, ahead + 7 * (nth - 1));
    if (date >= today) return existing(date);
  }
  throw new Error(`No ${weekday} number ${nth} in month ${month}`);
}

function existing(date: CalendarDate): CalendarDate {
  if (!isCalendarDate(date)) throw new Error(`"${date}" is not a date`);
  return date;
}
