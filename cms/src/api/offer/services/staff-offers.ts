import type { Core } from '@strapi/strapi';
import type { z } from 'zod';
import type { offerBody } from '../../../contract/offer-group';
import { listedEntriesOf } from '../../../entries/listed-entries';
import { reorderEntries } from '../../../entries/reorder-entries';
import { byOrderThenTitle } from '../../../rules/ordering';
import { toStaffOffer } from '../../../rules/staff-offers-and-events';

const uid = 'api::offer.offer';

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const offers = listedEntriesOf(strapi, {
    uid,
    noun: 'offer',
    toEntity: toStaffOffer,
    derived: ['imageUrl', 'image_alt'],
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
    reorder: (ids: readonly string[]) => reorderEntries(strapi, uid, offers.all, ids),
  };
};
