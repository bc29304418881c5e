import type { Core } from '@strapi/strapi';
import { staffOffersQuery } from '../../../contract/calls/offers';
import { offer } from '../../../contract/entities/offer';
import { orderedController } from '../../../http/entry-controller';
import { staffOffers } from '../services/offer';

export default ({ strapi }: { strapi: Core.Strapi }) =>
  orderedController(staffOffers(strapi), { noun: 'offer', query: staffOffersQuery, ...offer });
