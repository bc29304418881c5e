import { eventsCollection, type StaffEvent } from '../../api/staff/staff-events';
import { eventState } from '../../domain/what-shows';
import { inPlaces } from '../lists/use-list-cache';
import { useReorder } from '../lists/use-reorder';
import { useRowChange } from '../lists/use-row-change';
import { useRowRemoval } from '../lists/use-row-removal';
import { SEE_EVENTS } from './event-outcome';
import { showsSentence } from './event-words';

export interface EventActions {
  setActive: (event: StaffEvent, isActive: boolean) => void;
  /** `undated`: all without a date in their order; `ids`: those that change places among themselves, in their new order. */
  reorder: (undated: readonly StaffEvent[], ids: readonly string[], moved: StaffEvent) => void;
  remove: (event: StaffEvent) => void;
}

/** What staff do to a row of the list: seen at once, stored, said, and taken back by one press. */
export function useEventActions(today: string): EventActions {
  const { change } = useRowChange(eventsCollection);
  const reorderList = useReorder<StaffEvent>(eventsCollection.key);
  const removeRow = useRowRemoval(eventsCollection);

  return {
    setActive(event, isActive) {
      const step = (isOn: boolean) => ({
        done: isOn
          ? `“${event.title}” is switched on. ${showsSentence({ ...event, isActive: true }, today)}`
          : `“${event.title}” is switched off: diners do not see it`,
        notDone: isOn ? 'was not switched on' : 'was not switched off',
        shownAs: (row: StaffEvent) => ({ ...row, isActive: isOn }),
        save: (etag: string) => eventsCollection.setActive(event, etag, isOn),
      });
      void change(event, {
        what: `“${event.title}”`,
        stateOf: (row) => `is switched ${row.isActive ? 'on' : 'off'}`,
        ...(eventState({ ...event, isActive }, today) === 'on' ? { live: SEE_EVENTS } : {}),
        ...step(isActive),
        undo: step(!isActive),
      });
    },

    reorder(undated, ids, moved) {
      const named = new Map(undated.map((event) => [event.id, event]));
      const order = inPlaces(
        undated,
        ids.flatMap((id) => named.get(id) ?? []),
      );
      void reorderList(undated, {
        what: 'The order of the cards without a date',
        done: `“${moved.title}” has moved`,
        ids: order.map(({ id }) => id),
        save: (wanted) => eventsCollection.reorder(wanted),
      });
    },

    remove(event) {
      const isSeen = eventState(event, today) === 'on';
      void removeRow(event, {
        name: `“${event.title}”`,
        question: {
          text: `This cannot be undone.${isSeen ? ' To hide it for a while, switch it off instead.' : ''}`,
        },
      });
    },
  };
}
