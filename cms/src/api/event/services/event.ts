import type { z } from 'zod';
import type { event } from '../../../contract/entities/event';
import { listedEntriesOf } from '../../../entries/listed-entries';
import { SHOWN_PICTURE } from '../../../entries/populate';
import { placeAndClosedDays } from '../../../entries/restaurant';
import { publicEvents, toStaffEvent, type EventRecord } from '../../../presenters/cards';
import { byDateThenOrder } from '../../../rules/ordering';
import { service } from '../../service';

const EVENT_UID = 'api::event.event';

export const events = service((strapi) => ({
  async list(limit: number) {
    const { place, closedDays } = await placeAndClosedDays(strapi);
    const records = await strapi.documents(EVENT_UID).findMany({
      filters: { active: true },
      populate: { image: SHOWN_PICTURE },
    });
    return publicEvents(records as EventRecord[], { now: new Date(), place, closedDays, limit });
  },
}));

export const staffEvents = service((strapi) =>
  listedEntriesOf<EventRecord, ReturnType<typeof toStaffEvent>, z.output<typeof event.patch>>(strapi, {
    uid: EVENT_UID,
    noun: 'event',
    toEntity: toStaffEvent,
    derived: ['image', 'image_alt'],
    compare: byDateThenOrder,
    hasPlace: ({ date }) => date === null,
  }),
);
