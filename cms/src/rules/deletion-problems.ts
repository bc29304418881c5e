import type { CalendarDate } from './calendar';

/** Where a dish is used; a highlight without a date shows on every day. */
export interface DishUse {
  isInSpecial: boolean;
  highlightDates: ReadonlyArray<CalendarDate | null>;
}

/** Why a dish can't be deleted, in a sentence for staff, or null. Highlights of days that are over don't count. */
export function dishInUse(
  name: string,
  { isInSpecial, highlightDates }: DishUse,
  today: CalendarDate,
): string | null {
  const isEveryDay = highlightDates.includes(null);
  const dates = highlightDates.filter((date) => date !== null && date >= today).sort();
  const places = [
    ...(isInSpecial ? ['in the tapas special'] : []),
    ...(isEveryDay ? ['in the highlights of every day'] : []),
    ...(dates.length > 0 ? [`in the highlights of ${dates.join(', ')}`] : []),
  ];
  if (places.length === 0) return null;
  return `“${name}” is ${places.join(' and ')}. Take it out there first, or mark it as not available.`;
}

/** Why a category can't be deleted, in a sentence for staff, or null. */
export function categoryInUse(name: string, count: number): string | null {
  if (count === 0) return null;
  const items = count === 1 ? '1 item' : `${count} items`;
  return `“${name}” still holds ${items}. Move or delete them first.`;
}
