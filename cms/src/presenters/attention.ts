import type { z } from 'zod';
import type { eventForDiners } from '../contract/entities/event';
import type { staffSpecial } from '../contract/entities/special';
import { addDays, type CalendarDate } from '../rules/calendar';
import { lastDay, weeklyDays } from '../rules/event-days';
import { exceptionsOf, isWithin } from '../rules/opening-hours';
import { hasCents } from '../rules/prices';
import { isOfferedOn } from '../rules/what-shows';
import { toStaffOffer, type OfferRecord } from './cards';
import { toSite, type SiteRecord } from './site';

/** An offer that ends today or within this many days is worth a look. */
const DAYS_AHEAD = 3;

export function offersEnding(offers: readonly OfferRecord[], today: CalendarDate) {
  return offers
    .map(toStaffOffer)
    .filter((offer) => isOfferedOn(offer, today))
    .flatMap(({ id, title, endDate }) =>
      endDate !== null && endDate <= addDays(today, DAYS_AHEAD) ? [{ id, title, endDate }] : [],
    )
    .sort((a, b) => a.endDate.localeCompare(b.endDate) || a.title.localeCompare(b.title));
}

/** How many days ahead events are checked against special hours. */
const DAYS_OF_EVENTS = 14;

/**
 * The events that don’t fit into the special hours of their day, each with its first such day. A weekly event skips the
 * days when the restaurant is closed.
 */
export function eventsOutsideHours(
  events: readonly z.output<typeof eventForDiners>[],
  { exceptions }: Pick<SiteRecord, 'exceptions'>,
  today: CalendarDate,
) {
  const special = exceptionsOf(exceptions ?? []).filter(
    ({ date }) => date >= today && date <= addDays(today, DAYS_OF_EVENTS),
  );
  return events.flatMap(({ id, title, date, endDate, weekdays, startTime, endTime }) => {
    const last = lastDay({ date, endDate, weekdays });
    const found = special.find(({ date: day, spans }) => {
      if (date === null || day < date || (last !== null && day > last)) return false;
      if (weekdays && weeklyDays(weekdays, day, 1).length === 0) return false;
      if (spans.length === 0) return !weekdays;
      return startTime !== null && !isWithin({ opens: startTime, closes: endTime ?? startTime }, spans);
    });
    return found ? [{ id, title, date: found.date }] : [];
  });
}

export function pricesWithCents(foods: readonly { documentId: string; name: string; price: number }[]) {
  return foods
    .filter(({ price }) => hasCents(price))
    .map(({ documentId, name, price }) => ({ id: documentId, name, price }))
    .sort((a, b) => a.name.localeCompare(b.name));
}

export function specialInShort({ active, title, items, etag }: z.output<typeof staffSpecial>) {
  return { active, title, dishes: items.filter(({ available }) => available).length, etag };
}

/** The special hours of a date (no spans: closed), or null if the regular hours apply. */
export function exceptionOn(settings: Pick<SiteRecord, 'exceptions'>, date: CalendarDate) {
  const found = toSite(settings).exceptions.find((exception) => exception.date === date);
  return found ? { note: found.note, spans: found.spans } : null;
}
