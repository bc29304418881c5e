import type { EventCard, EventType } from '../domain/event';
import type { EventSpecialWire } from './generated/wire';
import { readDate, readTime, readWeekdays } from './wire-times';
import { entriesOf, firstOf, type Loose, readCurrency, readLink, readNumber, readText } from './wire-values';

/** `description` is another backend's name for `desc`. */
type EventWire = EventSpecialWire & { description: string };

export function readEvents(wire: unknown): readonly EventCard[] {
  return entriesOf<EventWire>(wire, 'a list of events', 'items').map(readEvent);
}

export function readEvent(entry: Loose<EventWire>, index = 0): EventCard {
  const type = readType(entry.type);
  return {
    id: readText(entry.id, String(index + 1)),
    type,
    title: readText(entry.title, 'Untitled'),
    desc: readText(firstOf(entry.desc, entry.description)),
    image: readText(entry.image) || null,
    ...readPlan(entry),
    ctaTo: readLink(entry.ctaTo, '/reservations'),
    ctaLabel: readText(entry.ctaLabel, type === 'evergreen' ? 'Learn more' : 'Reserve'),
  };
}

function readPlan(entry: Loose<EventWire>) {
  const date = readDate(entry.date);
  const endDate = readDate(entry.endDate);
  const startTime = date === null ? null : readTime(entry.startTime);
  const endTime = startTime === null ? null : readTime(entry.endTime);
  const price = readNumber(entry.price, null);
  return {
    date,
    endDate: date !== null && endDate !== null && endDate >= date ? endDate : null,
    startTime,
    endTime: endTime === startTime ? null : endTime,
    weekdays: date === null ? [] : readWeekdays(entry.weekdays),
    price: price !== null && price >= 0 ? price : null,
    currency: readCurrency(entry.currency),
    place: readText(entry.place),
    seats: readText(entry.seats),
  };
}

function readType(value: unknown): EventType {
  const type = readText(value).toLowerCase();
  return type === 'event' || type === 'evergreen' ? type : 'special';
}
