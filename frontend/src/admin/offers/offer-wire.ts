/** For tests: an offer as it comes over the wire: on, without an end. */
export function offerWire(id: string, changes: Record<string, unknown> = {}) {
  return {
    id,
    etag: `"${id}"`,
    title: id,
    subtitle: '',
    badge: '',
    ctaPrimaryLabel: '',
    ctaPrimaryTo: '',
    ctaSecondaryLabel: '',
    ctaSecondaryTo: '',
    startDate: null as string | null,
    endDate: null as string | null,
    active: true,
    order: 1,
    imageId: null,
    imageUrl: null,
    image_alt: '',
    ...changes,
  };
}
