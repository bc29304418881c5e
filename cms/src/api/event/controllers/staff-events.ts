import type { Core } from '@strapi/strapi';
import { staffEventsQuery } from '../../../contract/calls/events';
import { event } from '../../../contract/entities/event';
import { orderedController } from '../../../http/entry-controller';
import { staffEvents } from '../services/event';

export default (of: { strapi: Core.Strapi }) => {
  const { body, patch } = event;
  return orderedController(staffEvents(of), { noun: 'event', query: staffEventsQuery, body, patch });
};
