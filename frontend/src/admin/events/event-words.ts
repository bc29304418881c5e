import type { StaffEvent } from '../../api/staff/staff-events';
import { EVENTS_LIMIT } from '../../domain/limits';
import { shortDate } from '../../domain/short-date';
import { eventState } from '../../domain/what-shows';

type Dates = Pick<StaffEvent, 'active' | 'date' | 'endDate'>;

/** `Thu Dec 3`, `Thu Dec 3 – Sat Dec 5`, or `No date`. */
export function dayWords({ date, endDate }: Pick<StaffEvent, 'date' | 'endDate'>, today: string): string {
  if (date === null) return 'No date';
  const first = date === today ? 'Today' : shortDate(date, today);
  return endDate === null || endDate === date ? first : `${first} – ${shortDate(endDate, today)}`;
}

export function stateWords(event: Dates, place: number, today: string): string {
  switch (eventState(event, today)) {
    case 'off':
      return 'Hidden';
    case 'over':
      return 'Past';
    case 'on':
      return place < EVENTS_LIMIT ? 'On the site' : `Not on the site: ${EVENTS_LIMIT} others come first`;
  }
}

export function showsSentence(event: Dates, today: string, isSaved = true): string {
  const lastDay = event.endDate ?? event.date;
  switch (eventState(event, today)) {
    case 'off':
      return 'Hidden: diners don’t see it.';
    case 'over':
      return `Past since ${shortDate(lastDay ?? today, today)}: diners don’t see it.`;
    case 'on': {
      const live = isSaved ? 'Live now' : 'Goes live when you save';
      if (lastDay === null) return `${live}; no end date.`;
      return `${live}, until ${lastDay === today ? 'tonight' : `the end of ${shortDate(lastDay, today)}`}.`;
    }
  }
}
