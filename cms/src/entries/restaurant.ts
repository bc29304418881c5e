import type { Core } from '@strapi/strapi';
import { inTime } from '../failures/in-time';
import { dateIn, type CalendarDate } from '../rules/calendar';
import {
  closedDaysOf,
  exceptionsOf,
  nextDaysOpening,
  weekOf,
  type DateTimes,
  type DayTimes,
} from '../rules/opening-hours';
import { placeOf, type RestaurantPlace } from '../rules/restaurant-place';

const SITE_UID = 'api::site.site-settings';

interface Settings {
  currency?: string | null;
  timezone?: string | null;
  hours?: readonly DayTimes[] | null;
  exceptions?: readonly DateTimes[] | null;
}

async function settingsWith(strapi: Core.Strapi, populate: ('hours' | 'exceptions')[]): Promise<Settings> {
  const stored = await strapi
    .documents(SITE_UID)
    .findFirst({ fields: ['currency', 'timezone'], populate: populate as never });
  return (stored ?? {}) as Settings;
}

export async function restaurantPlace(strapi: Core.Strapi): Promise<RestaurantPlace> {
  return placeOf(await settingsWith(strapi, []));
}

/** Today by the restaurant's clock. */
export async function restaurantDay(strapi: Core.Strapi): Promise<CalendarDate> {
  return dateIn((await restaurantPlace(strapi)).timezone, new Date());
}

export async function placeAndClosedDays(strapi: Core.Strapi) {
  const settings = await settingsWith(strapi, ['exceptions']);
  return { place: placeOf(settings), closedDays: closedDaysOf(settings.exceptions ?? []) };
}

/** By the restaurant's own hours and special hours; null if it never opens. */
export async function openingOnAnotherDay(strapi: Core.Strapi): Promise<string | null> {
  const settings = await settingsWith(strapi, ['hours', 'exceptions']);
  const hours = weekOf(settings.hours ?? []);
  const exceptions = exceptionsOf(settings.exceptions ?? []);
  const { timezone } = placeOf(settings);
  return nextDaysOpening({ hours, exceptions, timezone }, new Date())?.toISOString() ?? null;
}

/** Like `restaurantDay`, for every request: the zone is content too, so it is read once per content version. */
export function createRestaurantDay(strapi: Core.Strapi) {
  let known: { version: string; timezone: string } | null = null;

  return async (version: string): Promise<CalendarDate> => {
    if (known?.version !== version)
      known = { version, timezone: (await inTime(restaurantPlace(strapi))).timezone };
    return dateIn(known.timezone, new Date());
  };
}
