import type { CalendarDate } from './calendar';
import { byDateThenOrder } from './ordering';
import { urlOf, type PictureRecord } from './picture';
import { isNotYetOver } from './what-shows';

export interface EventRecord {
  documentId: string;
  type: 'event' | 'special' | 'evergreen';
  title: string;
  description?: string | null;
  image?: PictureRecord | null;
  date?: unknown;
  endDate?: unknown;
  ctaTo?: string | null;
  ctaLabel?: string | null;
  active?: boolean | null;
  order?: number | null;
}

/** Events and specials that are not yet over: dated ones first, by date. */
export function publicEvents(records: readonly EventRecord[], today: CalendarDate, limit: number) {
  return records
    .map((record) => ({
      ...record,
      date: (record.date as CalendarDate | undefined) ?? null,
      endDate: (record.endDate as CalendarDate | undefined) ?? null,
      active: record.active ?? true,
      order: record.order ?? null,
    }))
    .filter((event) => isNotYetOver(event, today))
    .sort(byDateThenOrder)
    .slice(0, limit)
    .map(toEvent);
}

/** An event or special as the API serves it. */
export function toEvent(event: EventRecord) {
  return {
    id: event.documentId,
    type: event.type,
    title: event.title,
    desc: event.description ?? '',
    image: urlOf(event.image),
    date: (event.date as CalendarDate | undefined) ?? null,
    ctaTo: event.ctaTo ?? '',
    ctaLabel: event.ctaLabel ?? '',
  };
}
