import { z } from 'zod';
import type { EventCard, EventType } from '../../domain/event';
import { MalformedAnswerError } from '../errors';
import { eventsResource } from '../events';
import { staffCall } from './staff-call';
import { type StaffCollection, staffCollection } from './staff-collection';
import type { UploadedPicture } from './staff-uploads';

const PATH = '/api/admin/events';

/** An event, special or evergreen card as staff see it, whether diners see it or not. Texts that say nothing are empty. */
export interface StaffEvent {
  id: string;
  etag: string;
  type: EventType;
  title: string;
  description: string;
  /** `YYYY-MM-DD` in the restaurant's time zone; null has no day. */
  date: string | null;
  /** The last of several days; null where it is only one. */
  endDate: string | null;
  /** Empty: what the site says and leads to of its own. */
  buttonLabel: string;
  buttonTo: string;
  isActive: boolean;
  /** Lower comes first, among those without a date. */
  order: number;
  image: UploadedPicture | null;
}

const eventWire = z.object({
  id: z.string(),
  etag: z.string(),
  type: z.enum(['event', 'special', 'evergreen']),
  title: z.string(),
  desc: z.string(),
  date: z.string().nullable(),
  endDate: z.string().nullable(),
  ctaLabel: z.string(),
  ctaTo: z.string(),
  active: z.boolean(),
  order: z.number(),
  imageId: z.string().nullable(),
  image: z.string().nullable(),
  image_alt: z.string(),
});

const staffEvent: z.ZodType<StaffEvent> = eventWire.transform((wire) => ({
  id: wire.id,
  etag: wire.etag,
  type: wire.type,
  title: wire.title,
  description: wire.desc,
  date: wire.date,
  endDate: wire.endDate,
  buttonLabel: wire.ctaLabel,
  buttonTo: wire.ctaTo,
  isActive: wire.active,
  order: wire.order,
  image:
    wire.imageId === null || wire.image === null
      ? null
      : { id: wire.imageId, src: wire.image, alt: wire.image_alt },
}));

/** What a form says of an event; its place among those without a date is changed by reordering. */
export type EventFields = Omit<StaffEvent, 'id' | 'etag' | 'order'>;

export function eventBody(fields: EventFields) {
  return {
    type: fields.type,
    title: fields.title,
    desc: fields.description,
    date: fields.date,
    endDate: fields.endDate,
    ctaLabel: fields.buttonLabel,
    ctaTo: fields.buttonTo,
    active: fields.isActive,
    imageId: fields.image?.id ?? null,
  };
}

const collection = staffCollection<StaffEvent>({ path: PATH, entity: staffEvent, noun: 'event' });

export interface EventCollection extends StaffCollection<StaffEvent> {
  /** Over the version with this etag, which may be a later one than is given; 412 where it was changed meanwhile. */
  setActive: (
    event: Pick<StaffEvent, 'id' | 'etag' | 'title'>,
    etag: string,
    isActive: boolean,
  ) => Promise<StaffEvent>;
  /** Ids of events without a date in their new order; answers with all without a date as they stand then. All or nothing. */
  reorder: (ids: readonly string[]) => Promise<readonly StaffEvent[]>;
}

/** `/api/admin/events`: dated ones by date, then the others by order; those that are over or switched off among them. */
export const eventsCollection: EventCollection = {
  ...collection,

  async setActive(event, etag, isActive) {
    // A change has to name the title: that of another version would undo what somebody else changed.
    const { title } = event.etag === etag ? event : await collection.find(event.id);
    return collection.change(event.id, etag, { title, active: isActive });
  },

  async reorder(ids) {
    const { body } = await staffCall({ path: `${PATH}/reorder`, method: 'POST', body: { ids } });
    const read = z.object({ items: z.array(staffEvent) }).safeParse(body);
    if (!read.success) throw new MalformedAnswerError('a list of events');
    return read.data.items;
  },
};

/** The card that the site makes of an event, by the site's own reader: what is left empty has its stand-in. */
export function cardOf(fields: EventFields): EventCard {
  const wire = { ...eventBody(fields), id: 'preview', image: fields.image?.src ?? null };
  const [card] = eventsResource().normalise([wire]);
  if (!card) throw new Error('The site’s reader drops no entry.');
  return card;
}
