import type { CalendarDate } from './calendar';
import { orderWhenMissing } from './ordering';
import { altOf, type PictureRecord } from './picture';
import { toEvent, type EventRecord } from './public-events';
import { toOffer, type OfferRecord } from './public-offers';

interface StaffFields {
  image?: (PictureRecord & { documentId: string }) | null;
  endDate?: unknown;
  active?: boolean | null;
  order?: number | null;
}

export type StaffOfferRecord = OfferRecord & StaffFields;
export type StaffEventRecord = EventRecord & StaffFields;

/** An offer as staff see it. */
export function toStaffOffer(offer: StaffOfferRecord) {
  return { ...toOffer(offer), startDate: dateOf(offer.startDate), ...staffFields(offer) };
}

/** An event or special as staff see it. */
export function toStaffEvent(event: StaffEventRecord) {
  return { ...toEvent(event), ...staffFields(event) };
}

function staffFields({ image, endDate, active, order }: StaffFields) {
  return {
    imageId: image?.documentId ?? null,
    image_alt: altOf(image),
    endDate: dateOf(endDate),
    active: active ?? true,
    order: order ?? orderWhenMissing,
  };
}

function dateOf(value: unknown): CalendarDate | null {
  return typeof value === 'string' ? value : null;
}
