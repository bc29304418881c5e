import type { CalendarDate } from './calendar';
import { byOrderThenTitle } from './ordering';
import { urlOf, type PictureRecord } from './picture';
import { isOfferedOn } from './what-shows';

export interface OfferRecord {
  documentId: string;
  title: string;
  subtitle?: string | null;
  badge?: string | null;
  image?: PictureRecord | null;
  ctaPrimaryLabel?: string | null;
  ctaPrimaryTo?: string | null;
  ctaSecondaryLabel?: string | null;
  ctaSecondaryTo?: string | null;
  startDate?: unknown;
  endDate?: unknown;
  active?: boolean | null;
  order?: number | null;
}

/** The offers of a day, by order. Labels that staff left empty are empty: the site has its own. */
export function publicOffers(records: readonly OfferRecord[], date: CalendarDate, limit: number) {
  return records
    .map((record) => ({
      ...record,
      startDate: (record.startDate as CalendarDate | undefined) ?? null,
      endDate: (record.endDate as CalendarDate | undefined) ?? null,
      active: record.active ?? true,
      order: record.order ?? null,
    }))
    .filter((offer) => isOfferedOn(offer, date))
    .sort(byOrderThenTitle)
    .slice(0, limit)
    .map(toOffer);
}

/** An offer as the API serves it. */
export function toOffer(offer: OfferRecord) {
  return {
    id: offer.documentId,
    imageUrl: urlOf(offer.image),
    badge: offer.badge ?? '',
    title: offer.title,
    subtitle: offer.subtitle ?? '',
    ctaPrimaryLabel: offer.ctaPrimaryLabel ?? '',
    ctaPrimaryTo: offer.ctaPrimaryTo ?? '',
    ctaSecondaryLabel: offer.ctaSecondaryLabel ?? '',
    ctaSecondaryTo: offer.ctaSecondaryTo ?? '',
  };
}
