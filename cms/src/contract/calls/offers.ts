import { z } from 'zod';
import { anyone, type CallGroup, tagged } from '../call';
import { offer } from '../entities/offer';
import { limit, pages } from '../queries';
import { date } from '../values';
import { entryCalls, newOrder } from './entry-calls';

export const offersQuery = z.object({ limit: limit(5), date: date.optional() });
export const staffOffersQuery = z.object(pages(100));

export const offerGroup: CallGroup = {
  api: 'offer',
  title: 'Offers',
  calls: [
    anyone('GET /offers', 'offer.list', tagged(z.array(offer.forDiners)), {
      summary: 'The offers of a day, by order; of today unless `date` says otherwise',
      query: offersQuery,
    }),
    ...entryCalls({
      root: '/admin/offers',
      controller: 'staff-offers',
      noun: 'an offer',
      answered: offer.forStaff,
      body: offer.body,
      patch: offer.patch,
      list: { summary: 'All offers, by order', query: staffOffersQuery },
      reorder: { summary: 'Reorders the offers, all or nothing', body: newOrder },
    }),
  ],
};
