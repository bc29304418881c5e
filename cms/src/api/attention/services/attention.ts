import type { z } from 'zod';
import type { attention as answered } from '../../../contract/entities/attention';
import { contentVersionOf } from '../../../entries/content-version';
import {
  eventsOutsideHours,
  exceptionOn,
  offersEnding,
  pricesWithCents,
  specialInShort,
} from '../../../presenters/attention';
import type { SiteRecord } from '../../../presenters/site';
import { dateIn } from '../../../rules/calendar';
import { placeOf } from '../../../rules/restaurant-place';
import { MAIL_UID, REPLY_UID } from '../../contact/services/outbox';
import { events } from '../../event/services/event';
import { service } from '../../service';
import { staffSpecial } from '../../tapas5/services/staff-tapas5';

const MESSAGE_UID = 'api::contact.contact-message';
const DISH_UID = 'api::menu.menu-item';
const DRINK_UID = 'api::drinks.drink';

const UNCONFIRMED = { $or: [{ allergens_confirmed: false }, { allergens_confirmed: { $null: true } }] };

export const attention = service((strapi) => {
  const count = (uid: typeof DISH_UID | typeof DRINK_UID | typeof MESSAGE_UID, where: object) =>
    strapi.db.query(uid).count({ where });

  /** Counts new and read messages only: archived and deleted ones have been dealt with, emailed or not. */
  const failed = async () => {
    const mails = strapi.db.queryBuilder(MAIL_UID).select(['messageId']).where({ state: 'failed' });
    const replies = strapi.db
      .queryBuilder(REPLY_UID)
      .select(['messageId'])
      .where({ documentId: { $in: mails.getKnexQuery() } });
    const countOf = (ids: typeof mails) =>
      count(MESSAGE_UID, { state: ['new', 'read'], documentId: { $in: ids.getKnexQuery() } });
    return { failedMails: await countOf(mails), failedReplies: await countOf(replies) };
  };

  const withCents = async (uid: typeof DISH_UID | typeof DRINK_UID) =>
    pricesWithCents(await strapi.db.query(uid).findMany({ select: ['documentId', 'name', 'price'] }));

  return {
    version: () => contentVersionOf(strapi).read(),

    async show(): Promise<z.output<typeof answered>> {
      const stored = await strapi
        .documents('api::site.site-settings')
        .findFirst({ populate: ['exceptions'] });
      const settings = (stored ?? {}) as SiteRecord;
      const place = placeOf(settings);
      const date = dateIn(place.timezone, new Date());
      const offers = await strapi.db
        .query('api::offer.offer')
        .findMany({ where: { endDate: { $gte: date } } });
      return {
        newMessages: await count(MESSAGE_UID, { state: 'new' }),
        ...(await failed()),
        unconfirmedDishes: await count(DISH_UID, UNCONFIRMED),
        unconfirmedDrinks: await count(DRINK_UID, UNCONFIRMED),
        dishesWithCents: await withCents(DISH_UID),
        drinksWithCents: await withCents(DRINK_UID),
        offersEnding: offersEnding(offers, date),
        eventsOutsideHours: eventsOutsideHours((await events(strapi).list(Infinity)).shown, settings, date),
        special: specialInShort(await staffSpecial(strapi).find()),
        today: { date, exception: exceptionOn(settings, date) },
      };
    },
  };
});
