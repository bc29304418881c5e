import type { Core } from '@strapi/strapi';
import { offerBody, offerOrder, staffOffersQuery } from '../../../contract/offer-group';
import { answerWhole } from '../../../http/answers';
import { entryController } from '../../../controllers/entry-controller';
import { readBody } from '../../../http/read-input';

const service = 'api::offer.staff-offers';

export default ({ strapi }: { strapi: Core.Strapi }): Core.Controller => ({
  ...entryController(strapi, { service, noun: 'offer', query: staffOffersQuery, body: offerBody }),

  async reorder(ctx) {
    answerWhole(ctx, await strapi.service(service).reorder(readBody(ctx, offerOrder).ids));
  },
});
