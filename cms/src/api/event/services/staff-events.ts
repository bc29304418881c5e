import type { Core } from '@strapi/strapi';
import type { z } from 'zod';
import type { eventBody } from '../../../contract/event-group';
import { listedEntriesOf } from '../../../entries/listed-entries';
import { byDateThenOrder } from '../../../rules/ordering';
import { toStaffEvent } from '../../../rules/staff-offers-and-events';

export default ({ strapi }: { strapi: Core.Strapi }) =>
  listedEntriesOf(strapi, {
    uid: 'api::event.event',
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
