import type { Core } from '@strapi/strapi';
import type { z } from 'zod';
import type { offerBody } from '../../../contract/offer-group';
import { inTurn } from '../../../entries/in-turn';
import { listedEntriesOf, picturePopulate } from '../../../entries/listed-entries';
import { setOrder } from '../../../entries/set-order';
import { invalidField } from '../../../failures/failures';
import { byOrderThenTitle } from '../../../rules/ordering';
import { reordered } from '../../../rules/reorder';
import { toStaffOffer } from '../../../rules/staff-offers';

const uid = 'api::offer.offer';

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const offers = listedEntriesOf(strapi, {
    uid,
    noun: 'offer',
    populate: picturePopulate,
    toEntity: toStaffOffer,
    compare: byOrderThenTitle,
    ownData: (body: z.output<typeof offerBody>) => ({
      title: body.title,
      subtitle: body.subtitle,
      badge: body.badge,
      ctaPrimaryLabel: body.ctaPrimaryLabel,
      ctaPrimaryTo: body.ctaPrimaryTo,
      ctaSecondaryLabel: body.ctaSecondaryLabel,
      ctaSecondaryTo: body.ctaSecondaryTo,
      startDate: body.startDate,
      endDate: body.endDate,
      active: body.active,
      order: body.order,
    }),
  });

  return {
    ...offers,

    /** Throws 400, with nothing written, where an id is unknown or named twice. */
    reorder: (ids: readonly string[]) =>
      inTurn(strapi, async () => {
        const current = await offers.all();
        const order = reordered(
          current.map(({ id }) => id),
          ids,
        );
        if (typeof order === 'string') throw invalidField('ids', `Ids ${order}`);
        await setOrder(strapi, uid, current, order);
        return offers.all();
      }),
  };
};
