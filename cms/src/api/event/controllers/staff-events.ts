import type { Core } from '@strapi/strapi';
import { newOrder } from '../../../contract/calls/entry-calls';
import { staffEventsQuery } from '../../../contract/calls/events';
import { event } from '../../../contract/entities/event';
import { entryController } from '../../../http/entry-controller';
import { staffEvents } from '../services/event';

export default ({ strapi }: { strapi: Core.Strapi }) =>
  entryController(staffEvents(strapi), { noun: 'event', query: staffEventsQuery, order: newOrder, ...event });
