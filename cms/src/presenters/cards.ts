import { event } from '../contract/entities/event';
import { offer } from '../contract/entities/offer';
import type { CalendarDate } from '../rules/calendar';
import { byDateThenOrder, byOrderThenTitle } from '../rules/ordering';
import { isNotYetOver, isOfferedOn } from '../rules/what-shows';
import { columnsOf, dinersPart, type Stored, type Unversioned } from './columns';
import { pictureOf, urlOf, type PictureRecord } from './picture';

export type OfferRecord = Stored<typeof offer.fields> & { image?: PictureRecord | null };

export const toStaffOffer = (record: OfferRecord): Unversioned<typeof offer> => ({
  id: record.documentId,
  ...columnsOf(offer.fields, record),
  imageUrl: urlOf(record.image),
  ...pictureOf(record.image),
});

/** The offers of a day, by order. Labels that staff left empty stay empty: the site has its own defaults. */
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

export function publicEvents(records: readonly EventRecord[], today: CalendarDate, limit: number) {
  return records
    .map(toStaffEvent)
    .filter((each) => isNotYetOver(each, today))
    .sort(byDateThenOrder)
    .slice(0, limit)
    .map((each) => dinersPart(event.forDiners, each));
}
