import type { Core } from '@strapi/strapi';
import type { z } from 'zod';
import type { attention } from '../../../contract/staff-entities';
import { exceptionOn, offersEnding, specialInShort } from '../../../rules/attention';
import { dateIn } from '../../../rules/calendar';
import type { SiteRecord } from '../../../rules/public-site';
import type { TapasSpecialRecord } from '../../../rules/public-tapas-special';
import { placeOf } from '../../../rules/restaurant-place';

const messageUid = 'api::contact.contact-message';
const mailUid = 'api::contact.contact-mail';
const dishUid = 'api::menu.menu-item';
const drinkUid = 'api::drinks.drink';

const isUnavailable = { available: false };
const isUnconfirmed = { $or: [{ allergensConfirmed: false }, { allergensConfirmed: { $null: true } }] };

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const count = (uid: typeof dishUid | typeof drinkUid | typeof messageUid, where: object) =>
    strapi.db.query(uid).count({ where });

  /** Whoever archives or deletes a message has dealt with it, announced or not. */
  const failedMails = () => {
    const failed = strapi.db.queryBuilder(mailUid).select(['messageId']).where({ state: 'failed' });
    return count(messageUid, { state: ['new', 'read'], documentId: { $in: failed.getKnexQuery() } });
  };

  return {
    async show(): Promise<z.output<typeof attention>> {
      const settings = await strapi
        .documents('api::site.site-settings')
        .findFirst({ populate: ['exceptions'] });
      const place = placeOf(settings);
      const date = dateIn(place.timezone, new Date());
      const offers = await strapi.db
        .query('api::offer.offer')
        .findMany({ where: { endDate: { $gte: date } } });
      const special = await strapi
        .documents('api::tapas5.tapas-special')
        .findFirst({ populate: { dishes: { fields: ['name', 'available'] } } });
      return {
        newMessages: await count(messageUid, { state: 'new' }),
        failedMails: await failedMails(),
        unavailableDishes: await count(dishUid, isUnavailable),
        unavailableDrinks: await count(drinkUid, isUnavailable),
        unconfirmedDishes: await count(dishUid, isUnconfirmed),
        unconfirmedDrinks: await count(drinkUid, isUnconfirmed),
        offersEnding: offersEnding(offers, date),
        // Strapi's types leave every column optional; the schemas require what the record types do.
        special: specialInShort(special as TapasSpecialRecord | null, place),
        today: { date, exception: exceptionOn((settings ?? {}) as SiteRecord, date) },
      };
    },
  };
};
