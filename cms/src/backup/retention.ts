const DAY_MS = 86_400_000;

/** The newest backup of each of the last 7 days, 4 weeks and 12 months that have one. */
const KEPT = { days: 7, weeks: 4, months: 12 };

/** Which backups can go, by the times they were made. Days and weeks (from Monday) are counted in UTC. */
export function outdated(made: readonly Date[]): Date[] {
  const newestFirst = [...made].sort((a, b) => b.getTime() - a.getTime());
  const kept = new Set([
    ...newestOfEach(newestFirst, dayOf, KEPT.days),
    ...newestOfEach(newestFirst, (date) => Math.floor((dayOf(date) + 3) / 7), KEPT.weeks),
    ...newestOfEach(newestFirst, (date) => date.getUTCFullYear() * 12 + date.getUTCMonth(), KEPT.months),
  ]);
  return newestFirst.filter((date) => !kept.has(date));
}

/** Days since 1 January 1970, a Thursday. */
const dayOf = (date: Date) => Math.floor(date.getTime() / DAY_MS);

function newestOfEach(newestFirst: Date[], periodOf: (date: Date) => number, count: number): Date[] {
  const newest = new Map<number, Date>();
  for (const date of newestFirst) if (!newest.has(periodOf(date))) newest.set(periodOf(date), date);
  return [...newest.values()].slice(0, count);
}
