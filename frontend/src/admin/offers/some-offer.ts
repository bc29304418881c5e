import type { StaffOffer } from '../../api/staff/staff-offers';

/** An offer for tests: on, without an end. */
export function someOffer(changes: Partial<StaffOffer> = {}): StaffOffer {
  return {
    id: 'vermut',
    etag: '"1"',
    title: 'Vermut hour',
    subtitle: '',
    badge: '',
    primaryLabel: '',
    primaryTo: '',
    secondaryLabel: '',
    secondaryTo: '',
    startDate: null,
    endDate: null,
    isActive: true,
    order: 1,
    image: null,
    ...changes,
  };
}
