import { isSame } from '../forms/same-value';
import type { DateValues } from './site-values';

/**
 * The days as both sides want them: what one of them added, changed or removed counts, day by day. Null where both changed
 * the same day, each in another way: then somebody has to choose.
 */
export function mergeDates(
  mine: readonly DateValues[],
  theirs: readonly DateValues[],
  before: readonly DateValues[],
): DateValues[] | null {
  const dates = new Set([...mine, ...theirs].map(({ date }) => date));
  const merged: DateValues[] = [];
  for (const date of dates) {
    const [ours, others, base] = [dayIn(mine, date), dayIn(theirs, date), dayIn(before, date)];
    const isOursChanged = !isSame(ours, base);
    if (isOursChanged && !isSame(others, base) && !isSame(ours, others)) return null;
    const kept = isOursChanged ? ours : others;
    if (kept) merged.push(kept);
  }
  return merged.toSorted((a, b) => (a.date < b.date ? -1 : 1));
}

function dayIn(days: readonly DateValues[], date: string): DateValues | undefined {
  return days.find((each) => each.date === date);
}
