export type EventType = 'event' | 'special' | 'evergreen';

export interface EventCard {
  id: string;
  type: EventType;
  title: string;
  desc: string;
  /** A path on this origin or an absolute URL; null shows the placeholder. */
  image: string | null;
  /** `YYYY-MM-DD` in the restaurant's time zone; null when undated. */
  date: string | null;
  ctaTo: string;
  ctaLabel: string;
}

export const EVENT_FILTERS = [
  { value: 'all', label: 'All' },
  { value: 'special', label: 'Specials' },
  { value: 'event', label: 'Events' },
] as const;

export type EventFilter = (typeof EVENT_FILTERS)[number]['value'];

export function readEventFilter(name: string): EventFilter {
  return EVENT_FILTERS.find(({ value }) => value === name)?.value ?? 'all';
}

const FEWEST_CARDS = 4;

const EVERGREEN_CARDS: readonly EventCard[] = [
  [
    'duo',
    'Tapas & Wine Duo',
    'Two small plates and the glass that suits them.',
    'wine-and-olives',
    '/reservations',
  ],
  ['flamenco', 'Flamenco Nights', 'Guitar, heels and a full house.', 'bar-at-night', '/events'],
  ['about', 'About', 'Who cooks here, and why tapas.', 'table-by-candlelight', '/about'],
  ['gallery', 'Gallery', 'The room, the plates, the light.', 'shared-plates', '/gallery'],
].map(([name, title = '', desc = '', picture, ctaTo = '']) => ({
  id: `evergreen-${name}`,
  type: 'evergreen',
  title,
  desc,
  image: `/pictures/gallery/${picture}.jpg`,
  date: null,
  ctaTo,
  ctaLabel: 'Learn more',
}));

export function filterEvents(events: readonly EventCard[], filter: EventFilter): readonly EventCard[] {
  if (filter !== 'all') return events.filter((event) => event.type === filter);
  const missing = Math.max(0, FEWEST_CARDS - events.length);
  return [...events, ...EVERGREEN_CARDS.slice(0, missing)];
}
