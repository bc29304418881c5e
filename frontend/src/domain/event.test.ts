import { describe, expect, it } from 'vitest';
import { someEvent } from '../testing/event';
import { type EventCard, type EventType, filterEvents } from './event';

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
