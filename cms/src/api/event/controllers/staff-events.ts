import type { Core } from '@strapi/strapi';
import { eventBody, staffEventsQuery } from '../../../contract/event-group';
import { entryController } from '../../../controllers/entry-controller';

export default ({ strapi }: { strapi: Core.Strapi }) =>
  entryController(strapi, {
    service: 'api::event.staff-events',
    noun: 'event',
    query: staffEventsQuery,
    body: eventBody,
  });
