import type { StaffEvent } from '../../api/staff/staff-events';

/** A published card without a date. */
export function eventWire(id: string, changes: Partial<StaffEvent> = {}): StaffEvent {
  return {
    id,
    etag: `"${id}"`,
    type: 'event',
    title: id,
    desc: '',
    date: null,
    endDate: null,
    startTime: null,
    endTime: null,
    weekdays: '',
    price: null,
    place: '',
    seats: '',
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
