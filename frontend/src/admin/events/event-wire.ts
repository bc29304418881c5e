/** For tests: a card as it comes over the wire: on, without a date. */
export function eventWire(id: string, changes: Record<string, unknown> = {}) {
  return {
    id,
    etag: `"${id}"`,
    type: 'event',
    title: id,
    desc: '',
    date: null as string | null,
    endDate: null as string | null,
    ctaLabel: '',
    ctaTo: '',
    active: true,
    order: 1,
    imageId: null,
    image: null,
    image_alt: '',
    ...changes,
  };
}
