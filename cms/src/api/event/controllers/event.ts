import type { Core } from '@strapi/strapi';
import { eventsQuery } from '../../../contract/calls/events';
import { readQuery } from '../../../http/read-input';
import { events } from '../services/event';

export default (of: { strapi: Core.Strapi }): Core.Controller => ({
  async list(ctx) {
    const { events: shown, until } = await events(of).list(readQuery(ctx, eventsQuery).limit);
    ctx.state.goodUntil = until;
    ctx.body = shown;
  },
});
