import type { Core } from '@strapi/strapi';
import { inTime } from '../failures/in-time';
import { dateIn, type CalendarDate } from '../rules/calendar';
import { placeOf } from '../rules/restaurant-place';

/** Today in the restaurant's time zone. The zone is content too, so it is read once per content version. */
export function createRestaurantDay(strapi: Core.Strapi) {
  let known: { version: string; timezone: string } | null = null;

  return {
    async today(version: string): Promise<CalendarDate> {
      if (known?.version !== version) {
        const settings = await inTime(
          strapi.db.query('api::site.site-settings').findOne({ select: ['timezone'] }),
        );
        known = { version, timezone: placeOf(settings).timezone };
      }
      return dateIn(known.timezone, new Date());
    },
  };
}
