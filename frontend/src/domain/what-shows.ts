interface Timed {
  isActive: boolean;
  /** `YYYY-MM-DD`, the first day; null is no limit. */
  startDate: string | null;
  /** The last day, included; null is no limit. */
  endDate: string | null;
}

/** How something with a first and a last day stands on a day. What is switched off is that, whatever its days. */
export type OfferState = 'on' | 'coming' | 'ended' | 'off';

/** An offer shows from its first to its last day, both included (the same rule as the CMS's own). */
export function offerState({ isActive, startDate, endDate }: Timed, today: string): OfferState {
  if (!isActive) return 'off';
  if (endDate !== null && endDate < today) return 'ended';
  return startDate !== null && startDate > today ? 'coming' : 'on';
}

export type EventState = 'on' | 'over' | 'off';

/** An event shows from the moment it is switched on until its last day is over; one without a date does not end. */
export function eventState(
  { isActive, date, endDate }: { isActive: boolean; date: string | null; endDate: string | null },
  today: string,
): EventState {
  if (!isActive) return 'off';
  const lastDay = endDate ?? date;
  return lastDay !== null && lastDay < today ? 'over' : 'on';
}
