import { isSame } from '../forms/same-value';
import { dayWords, exceptionWords } from './hours-words';
import type { DateValues } from './site-values';

/**
 * A list of days in words, one a line. Compared with another list, only what differs: a day that the other alone has is
 * said to be usual here. Days that are over are counted.
 */
export function daysWords(
  days: readonly DateValues[],
  today: string,
  other?: readonly DateValues[],
): readonly string[] {
  const isAlike = (day: DateValues) => other?.some((each) => isSame(each, day)) ?? false;
  const own = days.filter((day) => !isAlike(day));
  const missing = (other ?? []).filter(({ date }) => days.every((day) => day.date !== date));
  const lines = [
    ...own
      .filter((day) => isComing(day, today))
      .map((day) => ({ date: day.date, text: exceptionWords(day, today) })),
    ...missing
      .filter((day) => isComing(day, today))
      .map(({ date }) => ({ date, text: `${dayWords(date, today)}: as in the week` })),
  ].toSorted((a, b) => (a.date < b.date ? -1 : 1));
  const over = own.filter((day) => !isComing(day, today)).length;
  const alike = days.length - own.length;
  return [
    ...lines.map(({ text }) => text),
    ...(over > 0 ? [counted(over, 'that is over', 'that are over')] : []),
    ...(alike > 0 ? [counted(alike, 'in common', 'in common')] : []),
  ];
}

function isComing({ date }: DateValues, today: string): boolean {
  return date === '' || date >= today;
}

function counted(count: number, one: string, many: string): string {
  return count === 1 ? `1 day ${one}` : `${count} days ${many}`;
}
