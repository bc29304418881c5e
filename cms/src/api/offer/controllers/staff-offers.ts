import type { Core } from '@strapi/strapi';
import { newOrder } from '../../../contract/calls/entry-calls';
import { staffOffersQuery } from '../../../contract/calls/offers';
import { offer } from '../../../contract/entities/offer';
import { entryController } from '../../../http/entry-controller';
import { staffOffers } from '../services/offer';

export default ({ strapi }: { strapi: Core.Strapi }) =>
  entryController(staffOffers(strapi), { noun: 'offer', query: staffOffersQuery, order: newOrder, ...offer });
