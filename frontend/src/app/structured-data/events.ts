import type { EventCard } from '../../domain/event';
import type { Site } from '../../domain/site';
import { absolute, node, restaurantId, type Node } from './nodes';
import { addressNode } from './restaurant';

/** Specials and built-in cards are not events, and one without a date can't be put in a calendar. */
export function eventNodes(events: readonly EventCard[], site: Site, origin: string): Node[] {
  return events
    .filter(({ type, date }) => type === 'event' && date !== null)
    .map((event) =>
      node({
        '@type': 'Event',
        name: event.title,
        description: event.desc,
        startDate: event.date,
        eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
        eventStatus: 'https://schema.org/EventScheduled',
        image: event.image === null ? undefined : absolute(origin, event.image),
        url: absolute(origin, event.ctaTo),
        location: { '@type': 'Place', name: site.name, address: addressNode(site) },
        organizer: { '@id': restaurantId(origin) },
      }),
    );
}
