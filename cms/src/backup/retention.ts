const DAY_MS = 86_400_000;

/** Of each of the last so many days, weeks and months that have a backup, the newest is kept. */
const KEPT = { days: 7, weeks: 4, months: 12 };

/** Which of these backups are no longer needed, by when they were made. Days and weeks, from Monday, are UTC's. */
export function outdated(made: readonly Date[]): Date[] {
  const newestFirst = [...made].sort((a, b) => b.getTime() - a.getTime());
  const kept = new Set([
    ...newestOfEach(newestFirst, dayOf, KEPT.days),
    ...newestOfEach(newestFirst, (date) => Math.floor((dayOf(date) + 3) / 7), KEPT.weeks),
    ...newestOfEach(newestFirst, (date) => date.getUTCFullYear() * 12 + date.getUTCMonth(), KEPT.months),
  ]);
  return newestFirst.filter((date) => !kept.has(date));
}

/** Since 1 January 1970, a Thursday. */
const dayOf = (date: Date) => Math.floor(date.getTime() / DAY_MS);

function newestOfEach(newestFirst: Date[], periodOf: (date: Date) => number, count: number): Date[] {
  const newest = new Map<number, Date>();
  for (const date of newestFirst) if (!newest.has(periodOf(date))) newest.set(periodOf(date), date);
  return [...newest.values()].slice(0, count);
}
