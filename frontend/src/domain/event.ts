import type { WeekdayIndex } from './site';
import { addDays, instantOf } from './zoned-time';

export type EventType = 'event' | 'special' | 'evergreen';

export interface EventCard {
  id: string;
  type: EventType;
  title: string;
  desc: string;
  /** On this origin: pages forbid others (`img-src`). Null shows the placeholder. */
  image: string | null;
  /**
   * `YYYY-MM-DD` in the restaurant's time zone: the first day, or the next day of a weekly event; null when undated.
   */
  date: string | null;
  /** The last day of an event of several days or of a weekly event. */
  endDate: string | null;
  /** `HH:MM` on the restaurant's clock, for each of its days. */
  startTime: string | null;
  /** On the next day if not later than the start. */
  endTime: string | null;
  /** The weekdays on which it repeats every week. */
  weekdays: readonly WeekdayIndex[];
  /** In `currency`, per guest; 0 means free. */
  price: number | null;
  currency: string;
  /** Where in the restaurant. */
  place: string;
  seats: string;
  ctaTo: string;
  ctaLabel: string;
}

/** The last day of the calendar has no next day. */
const dayAfter = (day: string) => (day < '9999-12-31' ? addDays(day, 1) : day);

/** The day on which an event starting on `day` ends. */
export function endingDay({ startTime, endTime }: EventCard, day: string): string {
  return startTime !== null && endTime !== null && endTime <= startTime ? dayAfter(day) : day;
}

/**
 * The CMS leaves out past events, but a copy from before it went down, or a page left open, may still have them. A
 * weekly event is over after its date: only the CMS knows the next one, because of holidays.
 */
export function isOver(event: EventCard, now: Date, timezone: string): boolean {
  const last = event.weekdays.length > 0 ? event.date : (event.endDate ?? event.date);
  if (last === null) return false;
  const [day, time] =
    event.endTime === null ? [dayAfter(last), '00:00'] : [endingDay(event, last), event.endTime];
  return instantOf(day, time, timezone) <= now;
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

/** A card without dates, times, price or place. */
export const UNPLANNED = {
  date: null,
  endDate: null,
  startTime: null,
  endTime: null,
  weekdays: [],
  price: null,
  currency: 'USD',
  place: '',
  seats: '',
} satisfies Partial<EventCard>;

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
  ['gallery', 'Gallery', 'The room, the plates, the light.', 'bar-before-opening', '/gallery'],
].map(([name, title = '', desc = '', picture, ctaTo = '']) => ({
  id: `evergreen-${name}`,
  type: 'evergreen',
  title,
  desc,
  image: `/pictures/gallery/${picture}.jpg`,
  ...UNPLANNED,
  ctaTo,
  ctaLabel: 'Learn more',
}));

export function filterEvents(events: readonly EventCard[], filter: EventFilter): readonly EventCard[] {
  if (filter !== 'all') return events.filter((event) => event.type === filter);
  const missing = Math.max(0, FEWEST_CARDS - events.length);
  return [...events, ...EVERGREEN_CARDS.slice(0, missing)];
}
