import type { StaffEventSpecialWire } from '../generated/wire';
import { type StaffCollection, staffCollection } from './staff-collection';

export type StaffEvent = StaffEventSpecialWire;

/** Dated ones by date, then undated ones by order, including past and hidden ones. */
export const eventsCollection: StaffCollection<StaffEvent> = staffCollection({
  path: '/api/admin/events',
  noun: 'event',
});
