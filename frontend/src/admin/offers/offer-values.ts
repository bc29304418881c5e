import { z } from 'zod';
import type { OfferFields, StaffOffer } from '../../api/staff/staff-offers';
import { dateRule, lineRule, linkRule, pictureRule, requiredLineRule } from '../forms/field-rules';

const offerObject = z.object({
  title: requiredLineRule(120),
  subtitle: lineRule(200),
  badge: lineRule(40),
  image: pictureRule,
  startDate: dateRule,
  endDate: dateRule,
  isActive: z.boolean(),
  primaryLabel: lineRule(40),
  primaryTo: linkRule,
  secondaryLabel: lineRule(40),
  secondaryTo: linkRule,
});

/** Texts as typed; a date that is none is empty. */
export type OfferValues = z.input<typeof offerObject>;

/** What the form of an offer has to hold, and what is sent of it. */
export const offerSchema: z.ZodType<OfferFields, OfferValues> = offerObject
  .refine(endsAfterItStarts, {
    path: ['endDate'],
    error: 'The end is before the start.',
    // Beside whatever else is wrong, not after it.
    when: () => true,
  })
  .transform(({ startDate, endDate, ...rest }) => ({
    ...rest,
    startDate: startDate || null,
    endDate: endDate || null,
  }));

function endsAfterItStarts({ startDate, endDate }: Pick<OfferValues, 'startDate' | 'endDate'>): boolean {
  return !startDate || !endDate || startDate <= endDate;
}

const EMPTY: OfferValues = {
  title: '',
  subtitle: '',
  badge: '',
  image: null,
  startDate: '',
  endDate: '',
  isActive: true,
  primaryLabel: '',
  primaryTo: '',
  secondaryLabel: '',
  secondaryTo: '',
};

export function offerValues(offer: StaffOffer | null): OfferValues {
  if (!offer) return EMPTY;
  const { id: _id, etag: _etag, order: _order, startDate, endDate, ...rest } = offer;
  return { ...rest, startDate: startDate ?? '', endDate: endDate ?? '' };
}

/** A copy says the same on days of its own: those of the first may be over. */
export function copiedOffer(original: StaffOffer): OfferValues {
  return { ...offerValues(original), startDate: '', endDate: '', isActive: true };
}

/** What is filled so far, as an offer: for a preview of it. */
export function fieldsOf({ startDate, endDate, ...rest }: OfferValues): OfferFields {
  return { ...rest, startDate: startDate || null, endDate: endDate || null };
}

/** The names on the wire of what the form calls otherwise. */
export const OFFER_WIRE_NAMES = {
  ctaPrimaryLabel: 'primaryLabel',
  ctaPrimaryTo: 'primaryTo',
  ctaSecondaryLabel: 'secondaryLabel',
  ctaSecondaryTo: 'secondaryTo',
  active: 'isActive',
  imageId: 'image',
} as const;
