import type { Core } from '@strapi/strapi';
import type { z } from 'zod';
import type { eventBody } from '../../../contract/event-group';
import { listedEntriesOf } from '../../../entries/listed-entries';
import { reorderEntries } from '../../../entries/reorder-entries';
import { byDateThenOrder } from '../../../rules/ordering';
import { toStaffEvent } from '../../../rules/staff-offers-and-events';

const uid = 'api::event.event';

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const events = listedEntriesOf(strapi, {
    uid,
    noun: 'event',
    toEntity: toStaffEvent,
    derived: ['image', 'image_alt'],
    compare: byDateThenOrder,
    ownData: (body: z.output<typeof eventBody>) => ({
      type: body.type,
      title: body.title,
      description: body.desc,
      date: body.date,
      endDate: body.endDate,
      ctaTo: body.ctaTo,
      ctaLabel: body.ctaLabel,
      active: body.active,
      order: body.order,
    }),
  });

  // Those with a date stand by it: none of them is given another version by an order that says nothing of it.
  const undated = async () => (await events.all()).filter(({ date }) => date === null);

  return {
    ...events,

    /** Throws 400, with nothing written, where an id is unknown, has a date or is named twice. Answers with those without a date. */
    reorder: (ids: readonly string[]) => reorderEntries(strapi, uid, undated, ids),
  };
};
