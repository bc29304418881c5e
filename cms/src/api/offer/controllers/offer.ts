import type { Core } from '@strapi/strapi';
import { readDate, readLimit } from '../../../http/query-parameters';

export default ({ strapi }: { strapi: Core.Strapi }): Core.Controller => ({
  async list(ctx) {
    const limit = readLimit(ctx.querystring, 5);
    ctx.body = await strapi.service('api::offer.offer').list(readDate(ctx.querystring), limit);
  },
});
