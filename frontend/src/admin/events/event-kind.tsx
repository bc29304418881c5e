import { useMemo } from 'react';
import { eventsCollection, type StaffEvent } from '../../api/staff/staff-events';
import { filterEvents } from '../../domain/event';
import { EVENTS_LIMIT } from '../../domain/limits';
import { compareNames } from '../../domain/placement';
import { makeMatcher } from '../../domain/search';
import { dayAt, eventState, nextDay } from '../../domain/what-shows';
import { timeOf, wallClock } from '../../domain/zoned-time';
import type { CardGroup, CardKind } from '../cards/card-kind';
import { useServerNow } from '../kit/shell/use-server-now';
import { useRestaurant } from '../kit/shell/use-restaurant';
import { EVENT_TYPES, typeLabel } from './event-types';
import { dayWords, showsSentence, stateWords } from './event-words';

export const EVENT_KIND: CardKind<StaffEvent> = {
  noun: 'event',
  title: 'Events',
  root: '/admin/events',
  collection: eventsCollection,
  live: { to: '/events', label: 'View events' },
  limit: EVENTS_LIMIT,
  crowdedOut: `It is published, but the site shows ${EVENTS_LIMIT} and others come first. It shows once some of them are past.`,
  empty: 'Until you add one, the site shows four built-in cards.',
  siteSentence,
  stateOf: eventState,
  states: [
    { value: '', label: 'Current' },
    { value: 'on', label: 'On the site' },
    { value: 'off', label: 'Hidden' },
    { value: 'over', label: 'Past' },
  ],
  isCurrent: (state) => state !== 'over',
  everything: 'all current events',
  types: { options: EVENT_TYPES, of: ({ type }) => type },
  matches: makeMatcher(({ title, desc, type }) => [title, desc, typeLabel(type)]),
  compare: compareEvents,
  groupsOf,
  pictureOf: ({ image }) => image,
  detailsOf,
  stateWords,
  showsSentence,
};

/** `time`: `HH:MM` at the restaurant. Weekly events skip `closedDays`. */
export function eventKindAt(time: string, closedDays: readonly string[]): CardKind<StaffEvent> {
  const { stateOf, stateWords: inRow, showsSentence: inSentence } = EVENT_KIND;
  const withClosures = (event: StaffEvent) => ({ ...event, closedDays });
  const dayOf = (event: StaffEvent, today: string) => dayAt(withClosures(event), today, time);
  return {
    ...EVENT_KIND,
    stateOf: (event, today) => stateOf(withClosures(event), dayOf(event, today)),
    detailsOf: (event, today) => detailsOf(withClosures(event), today, dayOf(event, today)),
    compare: (a, b, today) => compareEvents(withClosures(a), withClosures(b), today, dayOf),
    stateWords: (event, place, today) => inRow(withClosures(event), place, dayOf(event, today)),
    showsSentence: (event, today, isSaved) => inSentence(withClosures(event), dayOf(event, today), isSaved),
  };
}

export function useEventKind(): CardKind<StaffEvent> {
  const time = useTimeOfDay();
  const closedDays = useClosedDays();
  return useMemo(() => eventKindAt(time, closedDays), [time, closedDays]);
}

/** The days that the special hours close, `YYYY-MM-DD`. */
export function useClosedDays(): readonly string[] {
  const { exceptions } = useRestaurant();
  return useMemo(
    () => exceptions.filter(({ spans }) => spans.length === 0).map(({ date }) => date),
    [exceptions],
  );
}

/** `HH:MM` at the restaurant. */
export function useTimeOfDay(): string {
  const { timezone } = useRestaurant();
  return timeOf(wallClock(useServerNow(), timezone).minutes);
}

function detailsOf(event: StaffEvent, today: string, day = today) {
  // Past midnight, the day of an event that still runs is called today.
  const called = day < today ? day : today;
  return (
    <>
      <span>{typeLabel(event.type)}</span>
      {event.date !== null && <b>{dayWords(event, called, day)}</b>}
    </>
  );
}

/** The site always shows at least this many, adding built-in cards if needed. */
const FEWEST = filterEvents([], 'all').length;

export function siteSentence(onCount: number): string {
  if (onCount > EVENTS_LIMIT) {
    return `The site shows the first ${EVENTS_LIMIT} of the ${onCount.toLocaleString('en-US')} live events, dated ones first.`;
  }
  if (onCount >= FEWEST) return `The site shows all ${onCount} live events.`;
  const missing = FEWEST - onCount;
  return `${onCount === 0 ? 'None is' : `Only ${onCount} ${onCount === 1 ? 'is' : 'are'}`} live: the site adds ${missing} built-in ${missing === 1 ? 'card' : 'cards'}, such as “About” and “Gallery”.`;
}

/** The site's order: weekly events by their next day. */
function compareEvents(
  a: StaffEvent,
  b: StaffEvent,
  today: string,
  dayOf = (_event: StaffEvent, day: string) => day,
): number {
  const [first, second] = [a, b].map((event) => nextDay(event, dayOf(event, today)) ?? event.date ?? '');
  if (first !== second) {
    if (first === '') return 1;
    if (second === '') return -1;
    return (first ?? '') < (second ?? '') ? -1 : 1;
  }
  if (a.startTime !== b.startTime) return (a.startTime ?? '') < (b.startTime ?? '') ? -1 : 1;
  return a.order - b.order || compareNames({ name: a.title }, { name: b.title });
}

function groupsOf(events: readonly StaffEvent[], state: string): readonly CardGroup<StaffEvent>[] {
  const dated = events.filter(({ date }) => date !== null);
  const isPast = state === 'over';
  return [
    {
      label: 'Events with a date',
      heading: isPast ? { title: 'Past', rule: 'Latest first' } : { title: 'Dated', rule: 'By date' },
      cards: isPast ? dated.toReversed() : dated,
    },
    {
      label: 'Events without a date',
      heading: { title: 'Undated', rule: 'Drag to reorder' },
      cards: events.filter(({ date }) => date === null),
      order: 'The order of the undated cards',
      border: 'Dated events come first.',
    },
  ];
}
