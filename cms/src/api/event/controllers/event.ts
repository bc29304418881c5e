import type { Core } from '@strapi/strapi';
import { readLimit } from '../../../http/query-parameters';

export default ({ strapi }: { strapi: Core.Strapi }): Core.Controller => ({
  async list(ctx) {
    ctx.body = await strapi.service('api::event.event').list(readLimit(ctx.querystring, 12));
  },
});
