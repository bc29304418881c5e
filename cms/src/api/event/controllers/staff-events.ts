import type { Core } from '@strapi/strapi';
import { staffEventsQuery } from '../../../contract/calls/events';
import { event } from '../../../contract/entities/event';
import { orderedController } from '../../../http/entry-controller';
import { staffEvents } from '../services/event';

export default ({ strapi }: { strapi: Core.Strapi }) =>
  orderedController(staffEvents(strapi), { noun: 'event', query: staffEventsQuery, ...event });
