import { z } from 'zod';
import type { CallGroup } from '../call';
import { event } from '../entities/event';
import { limit, pages } from '../queries';
import { entryCalls, newOrder } from './entry-calls';

export const eventsQuery = z.object({ limit: limit(12) });
export const staffEventsQuery = z.object(pages(100));

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
      answer: { status: 200, body: z.array(event.forDiners), hasEtag: true },
    },
    ...entryCalls({
      root: '/admin/events',
      controller: 'staff-events',
      noun: 'an event or special',
      answered: event.forStaff,
      body: event.body,
      patch: event.patch,
      list: {
        summary: 'All events and specials, including those that are over',
        query: staffEventsQuery,
      },
      reorder: {
        summary: 'Reorders those without a date, all or nothing',
        description: 'Those with a date are ordered by it; listing one is refused.',
        body: newOrder,
      },
    }),
  ],
};
