import type { Core } from '@strapi/strapi';
import { offersQuery } from '../../../contract/calls/offers';
import { readQuery } from '../../../http/read-input';
import { offers } from '../services/offer';

export default ({ strapi }: { strapi: Core.Strapi }): Core.Controller => ({
  list(ctx) {
    const { date, limit } = readQuery(ctx, offersQuery);
    return offers(strapi).list(date, limit);
  },
});
