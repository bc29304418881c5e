import type { Core } from '@strapi/strapi';
import { exceptionsOf, nextDaysOpening, weekOf, type DateTimes, type DayTimes } from '../rules/opening-hours';
import { placeOf } from '../rules/restaurant-place';

/** By the restaurant's own hours and special hours; null if it never opens. */
export async function openingOnAnotherDay(strapi: Core.Strapi): Promise<string | null> {
  const stored = await strapi
    .documents('api::site.site-settings')
    .findFirst({ fields: ['timezone'], populate: ['hours', 'exceptions'] });
  const settings = stored as { timezone?: string; hours?: DayTimes[]; exceptions?: DateTimes[] } | null;
  const hours = weekOf(settings?.hours ?? []);
  const exceptions = exceptionsOf(settings?.exceptions ?? []);
  const { timezone } = placeOf(settings);
  const opening = nextDaysOpening({ hours, exceptions, timezone }, new Date());
  return opening?.toISOString() ?? null;
}
