import { z } from 'zod';
import { type Offer, OFFER_BUTTONS } from '../../domain/offer';
import { MalformedAnswerError } from '../errors';
import { offersResource } from '../offers';
import { staffCall } from './staff-call';
import { type StaffCollection, staffCollection } from './staff-collection';
import type { UploadedPicture } from './staff-uploads';

const PATH = '/api/admin/offers';

/** An offer as staff see it, whether diners see it or not. Texts that say nothing are empty. */
export interface StaffOffer {
  id: string;
  etag: string;
  title: string;
  subtitle: string;
  badge: string;
  /** Empty: what the site says and leads to of its own (`OFFER_BUTTONS`). */
  primaryLabel: string;
  primaryTo: string;
  secondaryLabel: string;
  secondaryTo: string;
  /** `YYYY-MM-DD`, the first and the last day that it shows on; null is no limit. */
  startDate: string | null;
  endDate: string | null;
  isActive: boolean;
  /** Lower comes first. */
  order: number;
  image: UploadedPicture | null;
}

const offerWire = z.object({
  id: z.string(),
  etag: z.string(),
  title: z.string(),
  subtitle: z.string(),
  badge: z.string(),
  ctaPrimaryLabel: z.string(),
  ctaPrimaryTo: z.string(),
  ctaSecondaryLabel: z.string(),
  ctaSecondaryTo: z.string(),
  startDate: z.string().nullable(),
  endDate: z.string().nullable(),
  active: z.boolean(),
  order: z.number(),
  imageId: z.string().nullable(),
  imageUrl: z.string().nullable(),
  image_alt: z.string(),
});

const staffOffer: z.ZodType<StaffOffer> = offerWire.transform((wire) => ({
  id: wire.id,
  etag: wire.etag,
  title: wire.title,
  subtitle: wire.subtitle,
  badge: wire.badge,
  primaryLabel: wire.ctaPrimaryLabel,
  primaryTo: wire.ctaPrimaryTo,
  secondaryLabel: wire.ctaSecondaryLabel,
  secondaryTo: wire.ctaSecondaryTo,
  startDate: wire.startDate,
  endDate: wire.endDate,
  isActive: wire.active,
  order: wire.order,
  image:
    wire.imageId === null || wire.imageUrl === null
      ? null
      : { id: wire.imageId, src: wire.imageUrl, alt: wire.image_alt },
}));

/** What a form says of an offer; its place in the list is changed by reordering. */
export type OfferFields = Omit<StaffOffer, 'id' | 'etag' | 'order'>;

export function offerBody(fields: OfferFields) {
  return {
    title: fields.title,
    subtitle: fields.subtitle,
    badge: fields.badge,
    ctaPrimaryLabel: fields.primaryLabel,
    ctaPrimaryTo: fields.primaryTo,
    ctaSecondaryLabel: fields.secondaryLabel,
    ctaSecondaryTo: fields.secondaryTo,
    startDate: fields.startDate,
    endDate: fields.endDate,
    active: fields.isActive,
    imageId: fields.image?.id ?? null,
  };
}

const collection = staffCollection<StaffOffer>({ path: PATH, entity: staffOffer, noun: 'offer' });

export interface OfferCollection extends StaffCollection<StaffOffer> {
  /** Stores a new offer before all others: what is new is what diners should see. */
  createFirst: (fields: OfferFields) => Promise<StaffOffer>;
  /** Over the version with this etag, which may be a later one than is given; 412 where it was changed meanwhile. */
  setActive: (
    offer: Pick<StaffOffer, 'id' | 'etag' | 'title'>,
    etag: string,
    isActive: boolean,
  ) => Promise<StaffOffer>;
  /** The ids in their new order, those not named after them; answers with all offers as they stand then. All or nothing. */
  reorder: (ids: readonly string[]) => Promise<readonly StaffOffer[]>;
}

/** `/api/admin/offers`: all of them, by order, those that are over or switched off among them. */
export const offersCollection: OfferCollection = {
  ...collection,

  async createFirst(fields) {
    const made = await collection.create({ ...offerBody(fields), order: 0 });
    try {
      const others = (await collection.list()).filter(({ id }) => id !== made.id);
      // Another that is new shares the first place.
      if (!others.some(({ order }) => order <= made.order)) return made;
      return (await offersCollection.reorder([made.id])).find(({ id }) => id === made.id) ?? made;
    } catch {
      // It is stored, and that is what was asked for; its place can be changed in the list.
      return made;
    }
  },

  async setActive(offer, etag, isActive) {
    // A change has to name the title: that of another version would undo what somebody else changed.
    const { title } = offer.etag === etag ? offer : await collection.find(offer.id);
    return collection.change(offer.id, etag, { title, active: isActive });
  },

  async reorder(ids) {
    const { body } = await staffCall({ path: `${PATH}/reorder`, method: 'POST', body: { ids } });
    const read = z.object({ items: z.array(staffOffer) }).safeParse(body);
    if (!read.success) throw new MalformedAnswerError('a list of offers');
    return read.data.items;
  },
};

/** The slide that the site makes of an offer, by the site's own reader: what is left empty has its stand-in. */
export function slideOf(fields: OfferFields): Offer {
  const wire = { ...offerBody(fields), id: 'preview', imageUrl: fields.image?.src ?? null };
  const [slide] = offersResource().normalise([wire]);
  return slide ?? { ...OFFER_BUTTONS, id: 'preview', imageUrl: null, badge: '', title: '', subtitle: '' };
}
