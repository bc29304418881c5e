import type { Core } from '@strapi/strapi';
import { eventsQuery } from '../../../contract/calls/events';
import { readQuery } from '../../../http/read-input';
import { events } from '../services/event';

export default (of: { strapi: Core.Strapi }): Core.Controller => ({
  async list(ctx) {
    ctx.body = await events(of).list(readQuery(ctx, eventsQuery).limit);
  },
});
