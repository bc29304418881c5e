import type { Core } from '@strapi/strapi';
import { staffOffersQuery } from '../../../contract/calls/offers';
import { offer } from '../../../contract/entities/offer';
import { orderedController } from '../../../http/entry-controller';
import { staffOffers } from '../services/offer';

export default (of: { strapi: Core.Strapi }) => {
  const { body, patch } = offer;
  return orderedController(staffOffers(of), { noun: 'offer', query: staffOffersQuery, body, patch });
};
