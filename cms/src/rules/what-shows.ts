import type { CalendarDate } from './calendar';

interface Dated {
  active: boolean | null;
  date: CalendarDate | null;
}

/** A highlight with a date shows on that day only; one without a date shows every day. */
export function showsOn(highlight: Dated, date: CalendarDate): boolean {
  return highlight.active !== false && (highlight.date === null || highlight.date === date);
}

/** An offer shows from its start date to its end date, inclusive; a missing date is no limit. */
export function isOfferedOn(
  offer: { active: boolean | null; startDate: CalendarDate | null; endDate: CalendarDate | null },
  date: CalendarDate,
): boolean {
  if (offer.active === false) return false;
  return (
    (offer.startDate === null || offer.startDate <= date) && (offer.endDate === null || date <= offer.endDate)
  );
}
