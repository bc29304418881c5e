import type { Core } from '@strapi/strapi';
import type { CalendarDate } from '../../../rules/calendar';
import { shownPicture } from '../../../entries/shown-picture';
import { publicOffers, type OfferRecord } from '../../../rules/public-offers';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async list(asked: CalendarDate | undefined, limit: number) {
    const date = asked ?? (await strapi.service('api::site.site').today());
    const records = await strapi.documents('api::offer.offer').findMany({
      filters: { active: true },
      populate: { image: shownPicture },
    });
    // Strapi's types leave every column optional; the schema requires what the record type does.
    return publicOffers(records as OfferRecord[], date, limit);
  },
});
