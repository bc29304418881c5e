import type { StaffOffer } from '../../api/staff/staff-offers';

/** A published offer without an end date. */
export function offerWire(id: string, changes: Partial<StaffOffer> = {}): StaffOffer {
  return {
    id,
    etag: `"${id}"`,
    title: id,
    subtitle: '',
    badge: '',
    focus: 'center',
    ctaPrimaryLabel: '',
    ctaPrimaryTo: '',
    ctaSecondaryLabel: '',
    ctaSecondaryTo: '',
    startDate: null,
    endDate: null,
    active: true,
    order: 1,
    imageId: null,
    imageUrl: null,
    image_alt: '',
    ...changes,
  };
}
