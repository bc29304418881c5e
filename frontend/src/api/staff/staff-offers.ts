import type { StaffOfferWire } from '../generated/wire';
import { type StaffCollection, staffCollection } from './staff-collection';

export type StaffOffer = StaffOfferWire;

/** All offers by order, including past and hidden ones. */
export const offersCollection: StaffCollection<StaffOffer> = staffCollection({
  path: '/api/admin/offers',
  noun: 'offer',
});

/** Stores a new offer first in the list, so that diners see it. */
export async function createFirstOffer(body: object): Promise<StaffOffer> {
  const made = await offersCollection.create({ ...body, order: 0 });
  try {
    const others = (await offersCollection.list()).filter(({ id }) => id !== made.id);
    // Another new offer may already be in first place.
    if (!others.some(({ order }) => order <= made.order)) return made;
    return (await offersCollection.reorder([made.id])).find(({ id }) => id === made.id) ?? made;
  } catch {
    // The offer is stored, which is what matters; staff can move it in the list.
    return made;
  }
}
