import type { Core } from '@strapi/strapi';
import { offersQuery } from '../../../contract/offer-group';
import { readQuery } from '../../../http/read-input';

export default ({ strapi }: { strapi: Core.Strapi }): Core.Controller => ({
  async list(ctx) {
    const { date, limit } = readQuery(ctx, offersQuery);
    ctx.body = await strapi.service('api::offer.offer').list(date, limit);
  },
});
