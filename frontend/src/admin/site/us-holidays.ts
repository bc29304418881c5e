import { addDays, weekdayOf } from '../../domain/zoned-time';
import type { WeekdayIndex } from '../../domain/site';

const RULES: ReadonlyArray<{ name: string; dateIn: (year: number) => string }> = [
  { name: 'New Year’s Day', dateIn: on(1, 1) },
  { name: 'Martin Luther King Jr. Day', dateIn: nth(3, 1, 1) },
  { name: 'Easter Sunday', dateIn: easterSunday },
  { name: 'Memorial Day', dateIn: lastMonday(5) },
  { name: 'Independence Day', dateIn: on(7, 4) },
  { name: 'Labor Day', dateIn: nth(1, 1, 9) },
  { name: 'Thanksgiving', dateIn: nth(4, 4, 11) },
  { name: 'Christmas Eve', dateIn: on(12, 24) },
  { name: 'Christmas Day', dateIn: on(12, 25) },
  { name: 'New Year’s Eve', dateIn: on(12, 31) },
];

export function comingHolidays(from: string) {
  const year = Number(from.slice(0, 4));
  return RULES.map(({ name, dateIn }) => {
    const thisYear = dateIn(year);
    return { name, date: thisYear >= from ? thisYear : dateIn(year + 1) };
  }).toSorted((a, b) => (a.date < b.date ? -1 : 1));
}

function on(month: number, day: number) {
  return (year: number) => isoDate(year, month, day);
}

function nth(count: number, weekday: WeekdayIndex, month: number) {
  return (year: number) => {
    const first = isoDate(year, month, 1);
    return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + (count - 1) * 7);
  };
}

function lastMonday(month: number) {
  return (year: number) => {
    const last = addDays(isoDate(year, month + 1, 1), -1);
    return addDays(last, -((weekdayOf(last) + 6) % 7));
  };
}

function easterSunday(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const skipped = century - Math.floor(century / 4);
  const moon = (skipped - Math.floor((8 * century + 13) / 25) + 19 * golden + 15) % 30;
  const full =
    moon - Math.floor(moon / 28) * (1 - Math.floor(29 / (moon + 1)) * Math.floor((21 - golden) / 11));
  const weekday = (year + Math.floor(year / 4) + full + 2 - skipped) % 7;
  const fromMarch21 = full - weekday;
  return addDays(isoDate(year, 3, 28), fromMarch21);
}

function isoDate(year: number, month: number, day: number): string {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}
