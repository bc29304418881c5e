import { expect, it } from 'vitest';
import { type EventFilterState, viewEvents } from './event-view';
import { someEvent } from './some-event';

const today = '2026-11-21';
const event = (id: string, changes = {}) => someEvent({ id, title: id, etag: id, ...changes });
const EVENTS = [
  event('Second undated', { order: 2 }),
  event('Over', { date: '2026-11-01' }),
  event('Earlier over', { date: '2026-10-01' }),
  event('Later', { date: '2026-12-24' }),
  event('Soon', { date: '2026-11-22', type: 'special' }),
  event('First undated', { order: 1, type: 'evergreen', description: 'Jamón' }),
  event('Off', { date: '2026-11-30', isActive: false }),
];
const view = (filter: { query?: string; kind?: string; state?: EventFilterState } = {}) =>
  viewEvents(EVENTS, { query: '', kind: '', state: 'current', ...filter }, today);
const ids = (events: readonly { id: string }[]) => events.map(({ id }) => id);

it('shows what is not over: dated ones by date, the others in their order', () => {
  expect(ids(view().dated)).toEqual(['Soon', 'Off', 'Later']);
  expect(ids(view().undated)).toEqual(['First undated', 'Second undated']);
});

it('shows what is over under its filter, the last one first', () => {
  expect(ids(view({ state: 'over' }).dated)).toEqual(['Over', 'Earlier over']);
  expect(view({ state: 'over' }).undated).toEqual([]);
  expect(ids(view({ state: 'off' }).dated)).toEqual(['Off']);
});

it('counts the states of what is found', () => {
  expect(view().counts).toEqual({ current: 5, on: 4, off: 1, over: 2 });
  expect(view({ kind: 'special' }).counts).toEqual({ current: 1, on: 1, off: 0, over: 0 });
  expect(view({ query: 'evergreen jamon' }).counts.current).toBe(1);
  expect(ids(view({ query: 'jamon' }).undated)).toEqual(['First undated']);
});

it('knows the place on the site of those that are on', () => {
  const { placeOf, onCount } = view({ query: 'nothing' });
  expect(onCount).toBe(4);
  expect(EVENTS.map(placeOf)).toEqual([3, -1, -1, 1, 0, 2, -1]);
});
