import type { Core } from '@strapi/strapi';
import { dateIn, type CalendarDate } from '../../../rules/calendar';
import { publicSite, type SiteRecord } from '../../../rules/public-site';
import { placeOf, type RestaurantPlace } from '../../../rules/restaurant-place';

const uid = 'api::site.site-settings';

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const service = {
    async show() {
      const settings = await strapi.documents(uid).findFirst({ populate: ['hours', 'exceptions'] });
      // Strapi's types leave every column optional; the schema requires what the record type does.
      return publicSite((settings ?? {}) as SiteRecord, todayIn(placeOf(settings)));
    },

    async place(): Promise<RestaurantPlace> {
      return placeOf(await strapi.documents(uid).findFirst({ fields: ['currency', 'timezone'] }));
    },

    /** The ISO code of the currency that every price is in. */
    async currency(): Promise<string> {
      return (await service.place()).currency;
    },

    /** Today on the restaurant's wall. */
    async today(): Promise<CalendarDate> {
      return todayIn(await service.place());
    },
  };
  return service;
};

function todayIn({ timezone }: RestaurantPlace): CalendarDate {
  return dateIn(timezone, new Date());
}
