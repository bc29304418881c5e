import { expect, it } from 'vitest';
import type { StaffEvent } from '../../api/staff/staff-events';
import { eventWire } from '../../testing/admin/event-wire';
import { outcomeOf, viewCards } from '../cards/card-view';
import { EVENT_KIND, eventKindAt, siteSentence } from './event-kind';

const today = '2026-11-21';
const event = (id: string, changes = {}) => eventWire(id, changes);
const EVENTS = [
  event('Second undated', { order: 2 }),
  event('Over', { date: '2026-11-01' }),
  event('Earlier over', { date: '2026-10-01' }),
  event('Later', { date: '2026-12-24' }),
  event('Soon', { date: '2026-11-22', type: 'special' }),
  event('First undated', { order: 1, type: 'evergreen', desc: 'Jamón' }),
  event('Off', { date: '2026-11-30', active: false }),
];
const someEvent = (changes: Partial<StaffEvent> = {}) => eventWire('cata', changes);
const outcome = (saved: StaffEvent, others: readonly StaffEvent[] | undefined) =>
  outcomeOf(EVENT_KIND, saved, others, today);
const view = (filter = {}) => {
  const { groups, ...rest } = viewCards(EVENT_KIND, EVENTS, filter, today);
  const cardsOf = (label: string) => groups.find((group) => group.label === label)?.cards ?? [];
  return { ...rest, dated: cardsOf('Events with a date'), undated: cardsOf('Events without a date') };
};
const ids = (events: readonly { id: string }[]) => events.map(({ id }) => id);

it('shows current and future ones: dated ones by date, the others in their order', () => {
  expect(ids(view().dated)).toEqual(['Soon', 'Off', 'Later']);
  expect(ids(view().undated)).toEqual(['First undated', 'Second undated']);
});

it('sorts a weekly event by its next day, and events on one day by time', () => {
  const events = [
    event('Late', { date: '2026-11-26', startTime: '21:00' }),
    event('Weekly', { date: '2026-10-01', weekdays: 'THU', startTime: '19:00' }),
    event('Soon', { date: '2026-11-22' }),
  ];
  const { groups } = viewCards(EVENT_KIND, events, {}, today);
  expect(groups.flatMap(({ cards }) => ids(cards))).toEqual(['Soon', 'Weekly', 'Late']);
});

it('skips a day of a weekly event when the restaurant is closed', () => {
  const weekly = event('Weekly', { date: '2026-10-01', weekdays: 'THU' });
  const friday = event('Friday', { date: '2026-11-27' });
  const kind = eventKindAt('12:00', ['2026-11-26']);
  const { groups } = viewCards(kind, [weekly, friday], {}, today);
  expect(groups.flatMap(({ cards }) => ids(cards))).toEqual(['Friday', 'Weekly']);
  expect(kind.stateOf({ ...weekly, endDate: '2026-11-26' }, today)).toBe('over');
});

it.each([
  ['00:30', ['Party', 'Weekly'], 'On the site until 1:30 AM'],
  ['01:30', ['Weekly'], 'Past'],
])('at %s after the night before, shows %j', (time, shown, words) => {
  const late = { date: '2026-11-20', startTime: '21:00', endTime: '01:30' };
  const party = event('Party', late);
  const weekly = event('Weekly', { ...late, date: '2026-10-01', weekdays: 'FRI' });
  const kind = eventKindAt(time, []);
  const { groups } = viewCards(kind, [event('Over', { date: '2026-11-20' }), weekly, party], {}, today);
  expect(groups.flatMap(({ cards }) => ids(cards)).sort()).toEqual(shown);
  expect(kind.stateWords(party, 0, today)).toBe(words);
});

it.each([
  ['14:59', 'on', 'On the site until 3:00 PM'],
  ['15:00', 'over', 'Past'],
])('at %s, an event until 3 PM today is %s', (time, state, words) => {
  const lunch = event('Lunch', { date: today, startTime: '12:00', endTime: '15:00' });
  const kind = eventKindAt(time, []);
  expect(kind.stateOf(lunch, today)).toBe(state);
  expect(kind.stateWords(lunch, 0, today)).toBe(words);
  expect('to' in outcomeOf(kind, lunch, [], today)).toBe(state === 'on');
});

it('shows past ones under their filter, latest first', () => {
  expect(ids(view({ state: 'over' }).dated)).toEqual(['Over', 'Earlier over']);
  expect(view({ state: 'over' }).undated).toEqual([]);
  expect(ids(view({ state: 'off' }).dated)).toEqual(['Off']);
});

it('counts the states of the search results', () => {
  expect(view().counts).toEqual({ '': 5, on: 4, off: 1, over: 2 });
  expect(view({ type: 'special' }).counts).toEqual({ '': 1, on: 1, off: 0, over: 0 });
  expect(view({ query: 'ongoing jamon' }).counts['']).toBe(1);
  expect(ids(view({ query: 'jamon' }).undated)).toEqual(['First undated']);
});

it('gives the position on the site of those that are on', () => {
  const { placeOf, onCount } = view({ query: 'nothing' });
  expect(onCount).toBe(4);
  expect(EVENTS.map(placeOf)).toEqual([3, -1, -1, 1, 0, 2, -1]);
});

const others = Array.from({ length: 12 }, (_, at) => someEvent({ id: `other-${at}`, date: '2026-12-01' }));

it('is live now if it is on and among the first twelve', () => {
  expect(outcome(someEvent({ date: '2026-11-30' }), others)).toHaveProperty('to', '/events');
  expect(outcome(someEvent(), others.slice(1))).toHaveProperty('to');
});

it('says that others come first', () => {
  const { text } = outcome(someEvent({ date: '2026-12-24' }), others) as { text: string };
  expect(text).toMatch(/^It is published, but the site shows 12 and others come first\./);
});

it('says why it does not show, and claims nothing that is unknown', () => {
  expect(outcome(someEvent({ date: '2026-11-20' }), others)).toEqual({
    text: 'Past since Fri Nov 20: guests don’t see it.',
  });
  expect(outcome(someEvent({ active: false }), [])).toHaveProperty('text');
  expect(outcome(someEvent(), undefined)).toMatchObject({
    text: 'Live now; no end date.',
    link: { to: '/events' },
  });
});

it.each([
  [0, 'None is live: the site adds 4 built-in cards, such as “About” and “Gallery”.'],
  [1, 'Only 1 is live: the site adds 3 built-in cards, such as “About” and “Gallery”.'],
  [3, 'Only 3 are live: the site adds 1 built-in card, such as “About” and “Gallery”.'],
  [4, 'The site shows all 4 live events.'],
  [12, 'The site shows all 12 live events.'],
  [13, 'The site shows the first 12 of the 13 live events, dated ones first.'],
  [1_000, 'The site shows the first 12 of the 1,000 live events, dated ones first.'],
])('with %i on: %s', (count, sentence) => {
  expect(siteSentence(count)).toBe(sentence);
});
