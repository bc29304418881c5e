import type { StaffEvent } from '../../api/staff/staff-events';

/** A card for tests: on, without a date. */
export function someEvent(changes: Partial<StaffEvent> = {}): StaffEvent {
  return {
    id: 'flamenco',
    etag: '"1"',
    type: 'event',
    title: 'Flamenco Night',
    description: '',
    date: null,
    endDate: null,
    buttonLabel: '',
    buttonTo: '',
    isActive: true,
    order: 1,
    image: null,
    ...changes,
  };
}
