import type { CalendarDate } from './calendar';

export const ORDER_WHEN_MISSING = 999;

interface Ordered {
  order: number | null;
}

interface Timed {
  date: CalendarDate | null;
  startTime: string | null;
}

const BY_TEXT = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

export function byOrderThenName(a: Ordered & { name: string }, b: Ordered & { name: string }): number {
  return compareOrder(a, b) || BY_TEXT.compare(a.name, b.name);
}

/** Dishes and drinks of a category: featured first, then by order, then by name. */
export function byFeaturedThenOrder(
  a: Ordered & { featured: boolean | null; name: string },
  b: Ordered & { featured: boolean | null; name: string },
): number {
  return Number(b.featured ?? false) - Number(a.featured ?? false) || byOrderThenName(a, b);
}

/** Events: those with a date first, by date and time; then the others, by order; then by title. */
export function byDateThenOrder(
  a: Ordered & Timed & { title: string },
  b: Ordered & Timed & { title: string },
): number {
  if (a.date !== b.date) {
    if (a.date === null) return 1;
    if (b.date === null) return -1;
    return a.date < b.date ? -1 : 1;
  }
  if (a.startTime !== b.startTime) return (a.startTime ?? '') < (b.startTime ?? '') ? -1 : 1;
  return compareOrder(a, b) || BY_TEXT.compare(a.title, b.title);
}

export function byOrderThenTitle(a: Ordered & { title: string }, b: Ordered & { title: string }): number {
  return compareOrder(a, b) || BY_TEXT.compare(a.title, b.title);
}

function compareOrder(a: Ordered, b: Ordered): number {
  return (a.order ?? ORDER_WHEN_MISSING) - (b.order ?? ORDER_WHEN_MISSING);
}
