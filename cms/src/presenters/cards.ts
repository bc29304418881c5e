import { event, eventForDiners } from '../contract/entities/event';
import { offer } from '../contract/entities/offer';
import type { CalendarDate } from '../rules/calendar';
import { nextTime } from '../rules/event-days';
import { byDateThenOrder, byOrderThenTitle } from '../rules/ordering';
import type { RestaurantPlace } from '../rules/restaurant-place';
import { isOfferedOn } from '../rules/what-shows';
import { columnsOf, dinersPart, type Stored, type Unversioned } from './columns';
import { pictureOf, urlOf, type PictureRecord } from './picture';

export type OfferRecord = Stored<typeof offer.fields> & { image?: PictureRecord | null };

export const toStaffOffer = (record: OfferRecord): Unversioned<typeof offer> => ({
  id: record.documentId,
  ...columnsOf(offer.fields, record),
  imageUrl: urlOf(record.image),
  ...pictureOf(record.image),
});

/** A day's offers, by order. Labels left empty stay empty: the site has defaults. */
export function publicOffers(records: readonly OfferRecord[], date: CalendarDate, limit: number) {
  return records
    .map(toStaffOffer)
    .filter((each) => isOfferedOn(each, date))
    .sort(byOrderThenTitle)
    .slice(0, limit)
    .map((each) => dinersPart(offer.forDiners, each));
}

export type EventRecord = Stored<typeof event.fields> & { image?: PictureRecord | null };

export const toStaffEvent = (record: EventRecord): Unversioned<typeof event> => ({
  id: record.documentId,
  ...columnsOf(event.fields, record),
  image: urlOf(record.image),
  ...pictureOf(record.image),
});

interface EventsSurroundings {
  now: Date;
  place: RestaurantPlace;
  /** Days on which the restaurant is closed, apart from its closed weekdays. */
  closedDays: readonly CalendarDate[];
  limit: number;
}

/** `until`: when the first of them ends and this list becomes outdated. */
export function publicEvents(
  records: readonly EventRecord[],
  { now, place: { currency, timezone }, closedDays, limit }: EventsSurroundings,
) {
  const shown = records.map(toStaffEvent).flatMap((each) => {
    const next = each.active ? nextTime(each, now, timezone, closedDays) : null;
    return next === null ? [] : [{ ...each, currency, date: next.date, ends: next.ends }];
  });
  const ends = shown.flatMap((each) => (each.ends === null ? [] : [each.ends.getTime()]));
  return {
    shown: shown
      .sort(byDateThenOrder)
      .slice(0, limit)
      .map((each) => dinersPart(eventForDiners, each)),
    until: ends.length === 0 ? null : Math.min(...ends),
  };
}
