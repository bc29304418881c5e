import { dateIn, type CalendarDate } from '../../../rules/calendar';
import { publicSite, type SiteRecord } from '../../../presenters/site';
import { closedDaysOf } from '../../../rules/opening-hours';
import { placeOf, type RestaurantPlace } from '../../../rules/restaurant-place';
import { service } from '../../service';

const SITE_UID = 'api::site.site-settings';

export const site = service(({ strapi }) => {
  const place = async (): Promise<RestaurantPlace> =>
    placeOf(
      (await strapi.documents(SITE_UID).findFirst({ fields: ['currency', 'timezone'] })) as SiteRecord | null,
    );

  return {
    async show() {
      const stored = await strapi.documents(SITE_UID).findFirst({ populate: ['hours', 'exceptions'] });
      const settings = (stored ?? {}) as SiteRecord;
      return publicSite(settings, todayIn(placeOf(settings)));
    },

    place,

    async placeAndClosedDays() {
      const stored = await strapi.documents(SITE_UID).findFirst({
        fields: ['currency', 'timezone'],
        populate: ['exceptions'],
      });
      const settings = (stored ?? {}) as SiteRecord;
      return { place: placeOf(settings), closedDays: closedDaysOf(settings.exceptions ?? []) };
    },

    today: async (): Promise<CalendarDate> => todayIn(await place()),
  };
});

export default site;

function todayIn({ timezone }: RestaurantPlace): CalendarDate {
  return dateIn(timezone, new Date());
}
