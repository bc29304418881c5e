import { z } from 'zod';
import type { CallGroup } from './call';
import { dateOrNone, id, line, linkTarget, order, readOnly, requiredLine, text } from './fields';
import { eventSpecial } from './public-entities';
import { limit, pages } from './queries';
import { listOf, staffEvent } from './staff-entities';

export const eventsQuery = z.object({ limit: limit(12) });
export const staffEventsQuery = z.object(pages(100));

/** In a PUT, a field that is left out stays as it is stored; null or the empty text clears one. */
export const eventBody = z.strictObject({
  title: requiredLine(120),
  type: z.enum(['event', 'special', 'evergreen']).optional().describe('`special` where it is left out.'),
  desc: text(1_000).nullable().optional(),
  date: dateOrNone.nullable().optional(),
  endDate: dateOrNone.nullable().optional(),
  ctaTo: linkTarget.nullable().optional(),
  ctaLabel: line(40).nullable().optional(),
  active: z.boolean().optional(),
  order: order.nullable().optional(),
  imageId: id.nullable().optional(),
  id: readOnly(z.string()),
  image: readOnly(z.string().nullable()),
  image_alt: readOnly(z.string()),
  etag: readOnly(z.string()),
});

/** The ids in their new order; what is not named follows in the order it had. */
export const eventOrder = z.strictObject({ ids: z.array(id).min(1).max(1_000) });

const oneEvent = { status: 200, body: staffEvent, hasEtag: true } as const;
const onEvent = { who: 'staff', path: '/admin/events/:id', failures: [404] } as const;

export const eventGroup: CallGroup = {
  api: 'event',
  title: 'Events and specials',
  calls: [
    {
      method: 'GET',
      path: '/events-specials',
      handler: 'event.list',
      who: 'anyone',
      summary: 'Events and specials that are not yet over: dated ones by date, then the others by order',
      query: eventsQuery,
      answer: { status: 200, body: z.array(eventSpecial), hasEtag: true },
    },
    {
      method: 'GET',
      path: '/admin/events',
      handler: 'staff-events.list',
      who: 'staff',
      summary: 'All events and specials, those that are over among them',
      query: staffEventsQuery,
      answer: { status: 200, body: listOf(staffEvent) },
    },
    {
      method: 'POST',
      path: '/admin/events',
      handler: 'staff-events.create',
      who: 'staff',
      summary: 'Adds an event or special',
      body: eventBody,
      answer: { ...oneEvent, status: 201 },
    },
    {
      method: 'POST',
      path: '/admin/events/reorder',
      handler: 'staff-events.reorder',
      who: 'staff',
      summary: 'Puts those without a date into another order, all or nothing',
      description: 'Those with a date stand by it: one that is named is refused.',
      body: eventOrder,
      answer: { status: 200, body: listOf(staffEvent) },
    },
    { ...onEvent, method: 'GET', handler: 'staff-events.find', summary: 'One event', answer: oneEvent },
    {
      ...onEvent,
      method: 'PUT',
      handler: 'staff-events.change',
      summary: 'Changes an event or special',
      body: eventBody,
      isConditional: true,
      answer: oneEvent,
    },
    {
      ...onEvent,
      method: 'DELETE',
      handler: 'staff-events.remove',
      summary: 'Deletes an event or special',
      isConditional: true,
      answer: { status: 204 },
    },
  ],
};
