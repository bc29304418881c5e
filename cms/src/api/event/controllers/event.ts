import type { Core } from '@strapi/strapi';
import { eventsQuery } from '../../../contract/event-group';
import { readQuery } from '../../../http/read-input';

export default ({ strapi }: { strapi: Core.Strapi }): Core.Controller => ({
  async list(ctx) {
    ctx.body = await strapi.service('api::event.event').list(readQuery(ctx, eventsQuery).limit);
  },
});
