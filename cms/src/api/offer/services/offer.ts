import type { z } from 'zod';
import type { offer } from '../../../contract/entities/offer';
import { listedEntriesOf } from '../../../entries/listed-entries';
import { SHOWN_PICTURE } from '../../../entries/populate';
import { restaurantDay } from '../../../entries/restaurant';
import { publicOffers, toStaffOffer, type OfferRecord } from '../../../presenters/cards';
import type { CalendarDate } from '../../../rules/calendar';
import { byOrderThenTitle } from '../../../rules/ordering';
import { service } from '../../service';

const OFFER_UID = 'api::offer.offer';

export const offers = service((strapi) => ({
  async list(asked: CalendarDate | undefined, limit: number) {
    const date = asked ?? (await restaurantDay(strapi));
    const records = await strapi.documents(OFFER_UID).findMany({
      filters: { active: true },
      populate: { image: SHOWN_PICTURE },
    });
    return publicOffers(records as OfferRecord[], date, limit);
  },
}));

export const staffOffers = service((strapi) =>
  listedEntriesOf<OfferRecord, ReturnType<typeof toStaffOffer>, z.output<typeof offer.patch>>(strapi, {
    uid: OFFER_UID,
    noun: 'offer',
    toEntity: toStaffOffer,
    derived: ['imageUrl', 'image_alt'],
    compare: byOrderThenTitle,
  }),
);
