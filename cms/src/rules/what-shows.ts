import type { CalendarDate } from './calendar';

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
