import type { StaffEventSpecialWire } from '../generated/wire';
import { type StaffCollection, staffCollection } from './staff-collection';

export type StaffEvent = StaffEventSpecialWire;

/** Dated ones by date, then the others by order; those that are over or hidden among them. */
export const eventsCollection: StaffCollection<StaffEvent> = staffCollection({
  path: '/api/admin/events',
  noun: 'event',
});
