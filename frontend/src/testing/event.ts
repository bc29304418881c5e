import { type EventCard, UNPLANNED } from '../domain/event';

/** An undated event, as diners read it. */
export function someEvent(changes: Partial<EventCard> = {}): EventCard {
  return {
    id: '1',
    type: 'event',
    title: 'Flamenco Night',
    desc: 'Two sets.',
    image: null,
    ...UNPLANNED,
    ctaTo: '/reservations',
    ctaLabel: 'Reserve',
    ...changes,
  };
}
