import type { StaffEvent } from '../../api/staff/staff-events';
import { compareNames } from '../../domain/placement';
import { makeMatcher, queryWords } from '../../domain/search';
import { eventState, type EventState } from '../../domain/what-shows';
import { kindLabel } from './event-kinds';

/** `current`: all that is not over. */
export type EventFilterState = 'current' | EventState;

export interface EventView {
  /** With a date, by date: the coming ones first to last, those that are over last to first. */
  dated: readonly StaffEvent[];
  /** Without one, in the order that staff gave them. */
  undated: readonly StaffEvent[];
  /** How many match the search and the kind, by state. */
  counts: Readonly<Record<EventFilterState, number>>;
  /** The place of each that is on among those that are, counted from 0. */
  placeOf: (event: StaffEvent) => number;
  /** How many are on, whatever is looked for. */
  onCount: number;
}

interface EventFilter {
  query: string;
  /** One of the kinds; any other is all. */
  kind: string;
  state: EventFilterState;
}

const matches = makeMatcher((event: StaffEvent) => [event.title, event.description, kindLabel(event.type)]);

/** Dated ones first, by date; then by order; then by title: the site's order. */
function compareEvents(a: StaffEvent, b: StaffEvent): number {
  if (a.date !== b.date) {
    if (a.date === null) return 1;
    if (b.date === null) return -1;
    return a.date < b.date ? -1 : 1;
  }
  return a.order - b.order || compareNames({ name: a.title }, { name: b.title });
}

/** What the list shows. */
export function viewEvents(
  events: readonly StaffEvent[],
  { query, kind, state }: EventFilter,
  today: string,
): EventView {
  const all = events.toSorted(compareEvents);
  const stateOf = (event: StaffEvent) => eventState(event, today);
  const words = queryWords(query);
  const isKind = events.some(({ type }) => type === kind);
  const found = all.filter((event) => (!isKind || event.type === kind) && matches(event, words));
  const counts = { current: 0, on: 0, off: 0, over: 0 };
  for (const event of found) {
    counts[stateOf(event)] += 1;
    if (stateOf(event) !== 'over') counts.current += 1;
  }
  const shown = found.filter((event) =>
    state === 'current' ? stateOf(event) !== 'over' : stateOf(event) === state,
  );
  const dated = shown.filter(({ date }) => date !== null);
  const on = all.filter((event) => stateOf(event) === 'on');
  const places = new Map(on.map(({ id }, place) => [id, place]));
  return {
    dated: state === 'over' ? dated.toReversed() : dated,
    undated: shown.filter(({ date }) => date === null),
    counts,
    placeOf: ({ id }) => places.get(id) ?? -1,
    onCount: on.length,
  };
}

export function readEventState(text: string): EventFilterState {
  return text === 'on' || text === 'off' || text === 'over' ? text : 'current';
}
