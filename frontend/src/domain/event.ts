export type EventType = 'event' | 'special' | 'evergreen';

/** A card of the events and specials carousel. */
export interface EventCard {
  id: string;
  type: EventType;
  title: string;
  description: string;
  /** A path on this origin or an absolute URL; null shows the placeholder. */
  image: string | null;
  /** `YYYY-MM-DD` in the restaurant's time zone; null when undated. */
  date: string | null;
  ctaTo: string;
  ctaLabel: string;
}

/** The filter chips, as the carousel lists them. */
export const EVENT_FILTERS = [
  { value: 'all', label: 'All' },
  { value: 'special', label: 'Specials' },
  { value: 'event', label: 'Events' },
] as const;

export type EventFilter = (typeof EVENT_FILTERS)[number]['value'];

const FEWEST_CARDS = 4;

function evergreen(card: Pick<EventCard, 'id' | 'title' | 'description' | 'image' | 'ctaTo'>): EventCard {
  return { ...card, type: 'evergreen', date: null, ctaLabel: 'Learn more' };
}

/** The built-in cards that fill a short carousel, in the order in which they are used. */
const EVERGREEN_CARDS: readonly EventCard[] = [
  evergreen({
    id: 'evergreen-duo',
    title: 'Tapas & Wine Duo',
    description: 'Two small plates and the glass that suits them.',
    image: '/pictures/gallery/wine-and-olives.jpg',
    ctaTo: '/reservations',
  }),
  evergreen({
    id: 'evergreen-flamenco',
    title: 'Flamenco Nights',
    description: 'Guitar, heels and a full house.',
    image: '/pictures/gallery/bar-at-night.jpg',
    ctaTo: '/events',
  }),
  evergreen({
    id: 'evergreen-about',
    title: 'About',
    description: 'Who cooks here, and why tapas.',
    image: '/pictures/gallery/table-by-candlelight.jpg',
    ctaTo: '/about',
  }),
  evergreen({
    id: 'evergreen-gallery',
    title: 'Gallery',
    description: 'The room, the plates, the light.',
    image: '/pictures/gallery/shared-plates.jpg',
    ctaTo: '/gallery',
  }),
];

/** The cards under a filter. Fewer than four under `all` are filled up to four with built-in ones; the others show what there is. */
export function filterEvents(events: readonly EventCard[], filter: EventFilter): readonly EventCard[] {
  if (filter !== 'all') return events.filter((event) => event.type === filter);
  const missing = Math.max(0, FEWEST_CARDS - events.length);
  return [...events, ...EVERGREEN_CARDS.slice(0, missing)];
}
