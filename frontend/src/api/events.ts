import type { EventCard, EventType } from '../domain/event';
import { eventsKey } from './addresses';
import { MalformedAnswerError } from './errors';
import type { Resource } from './resource';
import { readDate } from './wire-times';
import { asRecord, firstOf, type Loose, readLink, readText, recordsOf } from './wire-values';

export interface EventSpecialWire {
  id: string | number;
  type: EventType;
  title: string;
  desc: string | null;
  description: string | null;
  image: string | null;
  date: string | null;
  ctaTo: string | null;
  ctaLabel: string | null;
}

/** `GET /api/events-specials`. */
export function eventsResource(limit?: number): Resource<readonly EventCard[]> {
  return { key: eventsKey(limit), normalise: readEvents };
}

function readEvents(wire: unknown): readonly EventCard[] {
  const entries = [wire, asRecord<{ items: unknown }>(wire)?.items].find(Array.isArray) as unknown;
  if (entries === undefined) throw new MalformedAnswerError('a list of events');
  return recordsOf<EventSpecialWire>(entries).map(readEvent);
}

function readEvent(entry: Loose<EventSpecialWire>, index: number): EventCard {
  const type = readType(entry.type);
  return {
    id: readText(entry.id, String(index + 1)),
    type,
    title: readText(entry.title, 'Untitled'),
    description: readText(firstOf(entry.desc, entry.description)),
    image: readText(entry.image) || null,
    date: readDate(entry.date),
    ctaTo: readLink(entry.ctaTo, '/reservations'),
    ctaLabel: readText(entry.ctaLabel, type === 'evergreen' ? 'Learn more' : 'Reserve'),
  };
}

function readType(value: unknown): EventType {
  const type = readText(value).toLowerCase();
  return type === 'event' || type === 'evergreen' ? type : 'special';
}
