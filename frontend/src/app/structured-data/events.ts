import { endingDay, type EventCard, isOver } from '../../domain/event';
import { weekdayName } from '../../domain/hours-format';
import type { Site } from '../../domain/site';
import { withOffset } from '../../domain/zoned-time';
import { absolute, node, type Node, restaurantId } from './nodes';
import { addressNode } from './restaurant';

/** Specials and built-in cards are not events; an undated event can't be put in a calendar. */
export function eventNodes(events: readonly EventCard[], site: Site, origin: string, now: Date): Node[] {
  return events.flatMap((event) =>
    event.type === 'event' && event.date !== null && !isOver(event, now, site.timezone)
      ? [eventNode(event, event.date, site, origin)]
      : [],
  );
}

function eventNode(event: EventCard, date: string, site: Site, origin: string): Node {
  const { startTime, endDate, price, weekdays } = event;
  const isWeekly = weekdays.length > 0;
  const isDaily = !isWeekly && startTime !== null && endDate !== null && endDate !== date;
  // A phone number or email address is no page.
  const url = absolute(origin, /^(tel|mailto):/i.test(event.ctaTo) ? '/events' : event.ctaTo);
  return node({
    '@type': 'Event',
    name: event.title,
    description: event.desc,
    startDate: startTime === null ? date : withOffset(date, startTime, site.timezone),
    endDate: endOf(event, isWeekly ? date : (endDate ?? date), site.timezone),
    eventSchedule: isWeekly || isDaily ? scheduleNode(event, site) : undefined,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    eventStatus: 'https://schema.org/EventScheduled',
    image: event.image === null ? undefined : absolute(origin, event.image),
    url,
    isAccessibleForFree: price === 0 ? true : undefined,
    offers:
      price === null
        ? undefined
        : { '@type': 'Offer', price: price.toFixed(2), priceCurrency: event.currency, url },
    location: { '@type': 'Place', name: site.name, address: addressNode(site) },
    organizer: { '@id': restaurantId(origin) },
  });
}

function endOf(event: EventCard, lastDay: string, timezone: string): string | undefined {
  if (event.endTime !== null) return withOffset(endingDay(event, lastDay), event.endTime, timezone);
  return lastDay === event.date ? undefined : lastDay;
}

/** Weekly, or daily at the same hours. */
function scheduleNode(event: EventCard, { exceptions, timezone }: Site): Node {
  const { weekdays, date, endDate, startTime, endTime } = event;
  const isWeekly = weekdays.length > 0;
  return node({
    '@type': 'Schedule',
    repeatFrequency: isWeekly ? 'P1W' : 'P1D',
    byDay: weekdays.map((day) => `https://schema.org/${weekdayName(day)}`),
    startDate: date,
    endDate,
    startTime,
    endTime,
    exceptDate: isWeekly ? exceptions.flatMap((day) => (day.spans.length === 0 ? [day.date] : [])) : [],
    scheduleTimezone: timezone,
  });
}
