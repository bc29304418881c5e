import { describe, expect, it } from 'vitest';
import { someEvent } from '../testing/event';
import { type EventCard, type EventType, filterEvents, isOver } from './event';

function cards(...types: EventType[]): EventCard[] {
  return types.map((type, index) => someEvent({ id: `${index}`, type, title: `${type} ${index}` }));
}

describe('filterEvents', () => {
  it.each<[number, string[]]>([
    [0, ['Tapas & Wine Duo', 'Flamenco Nights', 'About', 'Gallery']],
    [3, ['event 0', 'event 1', 'event 2', 'Tapas & Wine Duo']],
    [4, ['event 0', 'event 1', 'event 2', 'event 3']],
    [5, ['event 0', 'event 1', 'event 2', 'event 3', 'event 4']],
  ])('fills %d cards up to four', (count, titles) => {
    const shown = filterEvents(cards(...Array<EventType>(count).fill('event')), 'all');
    expect(shown.map(({ title }) => title)).toEqual(titles);
  });

  it('links the built-in cards to their pages', () => {
    expect(filterEvents([], 'all').map(({ ctaTo, ctaLabel }) => `${ctaLabel} ${ctaTo}`)).toEqual([
      'Learn more /reservations',
      'Learn more /events',
      'Learn more /about',
      'Learn more /gallery',
    ]);
  });

  it('adds no built-in card to any other filter', () => {
    const events = cards('event', 'special', 'evergreen');
    expect(filterEvents(events, 'event').map(({ id }) => id)).toEqual(['0']);
    expect(filterEvents(events, 'special').map(({ id }) => id)).toEqual(['1']);
    expect(filterEvents([], 'event')).toEqual([]);
  });
});

describe('isOver', () => {
  const DAY = '2026-12-03';
  it.each<[Partial<EventCard>, string, boolean]>([
    [{ date: null }, '2026-12-04T17:00:00Z', false],
    [{ date: DAY }, '2026-12-04T04:59:59Z', false],
    [{ date: DAY }, '2026-12-04T05:00:00Z', true],
    [{ date: DAY, startTime: '19:00', endTime: '22:00' }, '2026-12-04T02:59:00Z', false],
    [{ date: DAY, startTime: '19:00', endTime: '22:00' }, '2026-12-04T03:00:00Z', true],
    [{ date: DAY, startTime: '19:00', endTime: '01:00' }, '2026-12-04T05:59:00Z', false],
    [{ date: DAY, startTime: '19:00', endTime: '01:00' }, '2026-12-04T06:00:00Z', true],
    [{ date: DAY, endDate: '2026-12-09' }, '2026-12-09T17:00:00Z', false],
    [{ date: DAY, endDate: '2026-12-09' }, '2026-12-10T17:00:00Z', true],
    [{ date: DAY, endDate: '2027-03-01', weekdays: [4] }, '2026-12-04T17:00:00Z', true],
    [{ date: '9999-12-31' }, '2026-12-04T17:00:00Z', false],
    [{ date: '9999-12-31', startTime: '19:00', endTime: '01:00' }, '2026-12-04T17:00:00Z', false],
  ])('of %j at %s is %s, by the restaurant’s clock', (event, now, expected) => {
    expect(isOver(someEvent(event), new Date(now), 'America/New_York')).toBe(expected);
  });
});
