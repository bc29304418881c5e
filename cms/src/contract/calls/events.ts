import { z } from 'zod';
import { anyone, type CallGroup, tagged } from '../call';
import { event, eventForDiners } from '../entities/event';
import { limit, pages } from '../queries';
import { entryCalls, newOrder } from './entry-calls';

export const eventsQuery = z.object({ limit: limit(12) });
export const staffEventsQuery = z.object(pages(100));

export const eventGroup: CallGroup = {
  api: 'event',
  title: 'Events and specials',
  calls: [
    anyone('GET /events-specials', 'event.list', tagged(z.array(eventForDiners)), {
      summary: 'Events and specials that are not yet over: dated ones by date, then the others by order',
      description: 'An event with an end time ends then. A weekly event’s `date` is its next one.',
      query: eventsQuery,
    }),
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
