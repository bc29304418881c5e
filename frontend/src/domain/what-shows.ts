interface Timed {
  active: boolean;
  /** `YYYY-MM-DD`, inclusive; null means no limit. */
  startDate: string | null;
  endDate: string | null;
}

export type OfferState = 'on' | 'coming' | 'ended' | 'off';

/** The same rule as the CMS's: from the first to the last day, both included. */
export function offerState({ active, startDate, endDate }: Timed, today: string): OfferState {
  if (!active) return 'off';
  if (endDate !== null && endDate < today) return 'ended';
  return startDate !== null && startDate > today ? 'coming' : 'on';
}

export type EventState = 'on' | 'over' | 'off';

export function eventState(
  { active, date, endDate }: { active: boolean; date: string | null; endDate: string | null },
  today: string,
): EventState {
  if (!active) return 'off';
  const lastDay = endDate ?? date;
  return lastDay !== null && lastDay < today ? 'over' : 'on';
}
