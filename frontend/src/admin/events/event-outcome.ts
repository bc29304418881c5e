import type { StaffEvent } from '../../api/staff/staff-events';
import { EVENTS_LIMIT } from '../../domain/limits';
import { eventState } from '../../domain/what-shows';
import type { LiveLink, SavedWords } from '../forms/entry-form-props';
import { viewEvents } from './event-view';
import { showsSentence } from './event-words';

export const SEE_EVENTS: LiveLink = { to: '/events', label: 'See the events' };

/**
 * What saving an event led to: live now, or why it is not. `others` are those of the list, undefined while they are not
 * known.
 */
export function outcomeOf(
  saved: StaffEvent,
  others: readonly StaffEvent[] | undefined,
  today: string,
): LiveLink | SavedWords {
  if (eventState(saved, today) !== 'on') return { text: showsSentence(saved, today) };
  if (others === undefined) return { text: showsSentence(saved, today), link: SEE_EVENTS };
  const all = [saved, ...others.filter(({ id }) => id !== saved.id)];
  const place = viewEvents(all, { query: '', kind: '', state: 'current' }, today).placeOf(saved);
  if (place < EVENTS_LIMIT) return SEE_EVENTS;
  return {
    text: `It is on, but the site shows ${EVENTS_LIMIT} and others come first. It shows when some of them are over.`,
  };
}
