import type { StaffEvent } from '../../api/staff/staff-events';
import { EVENTS_LIMIT } from '../../domain/limits';
import { shortDate } from '../../domain/short-date';
import { eventState, type EventState } from '../../domain/what-shows';

type Dates = Pick<StaffEvent, 'isActive' | 'date' | 'endDate'>;

export const EVENT_STATES: readonly { value: EventState; label: string }[] = [
  { value: 'on', label: 'On the site' },
  { value: 'off', label: 'Switched off' },
  { value: 'over', label: 'Over' },
];

/** Its day or days: `Thu Dec 3`, `Thu Dec 3 – Sat Dec 5`; `No date` where there is none. */
export function dayWords({ date, endDate }: Pick<StaffEvent, 'date' | 'endDate'>, today: string): string {
  if (date === null) return 'No date';
  const first = date === today ? 'Today' : shortDate(date, today);
  return endDate === null || endDate === date ? first : `${first} – ${shortDate(endDate, today)}`;
}

/** How an event stands today, for its row. `place` is the one that it has among those that are on, counted from 0. */
export function stateWords(event: Dates, place: number, today: string): string {
  switch (eventState(event, today)) {
    case 'off':
      return 'Switched off';
    case 'over':
      return 'Over';
    case 'on':
      return place < EVENTS_LIMIT ? 'On the site' : `Not on the site: ${EVENTS_LIMIT} others come first`;
  }
}

/** What diners see of an event with these dates, as a sentence: said while staff fill them in, and when they have saved. */
export function showsSentence(event: Dates, today: string): string {
  const { date, endDate } = event;
  const lastDay = endDate ?? date;
  switch (eventState(event, today)) {
    case 'off':
      return 'It is switched off: diners do not see it.';
    case 'over':
      return `It was over on ${shortDate(lastDay ?? today, today)}: diners do not see it.`;
    case 'on':
      if (lastDay === null) return 'It shows now, until you switch it off.';
      return `It shows now, until ${lastDay === today ? 'tonight' : `${shortDate(lastDay, today)} is over`}.`;
  }
}
