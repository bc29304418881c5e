import { dateIn } from '../../../rules/calendar';
import { placeOf } from '../../../rules/restaurant-place';
import { publicSite, type SiteRecord } from '../../../presenters/site';
import { service } from '../../service';

export const site = service((strapi) => ({
  async show() {
    const stored = await strapi
      .documents('api::site.site-settings')
      .findFirst({ populate: ['hours', 'exceptions'] });
    const settings = (stored ?? {}) as SiteRecord;
    return publicSite(settings, dateIn(placeOf(settings).timezone, new Date()));
  },
}));
