import { ApiError } from '../errors';
import { type StaffCollection, type StaffEntity, staffCollection } from './staff-collection';

export interface StaffCategory extends StaffEntity {
  name: string;
  count: number;
}

function categoriesOf(path: string): StaffCollection<StaffCategory> {
  const collection = staffCollection<StaffCategory>({ path, noun: 'category' });
  return {
    ...collection,
    patch: collection.change,
    // The API has no call for a single category; the list is short.
    async find(id) {
      const found = (await collection.list()).find((each) => each.id === id);
      if (!found) throw new ApiError('not-found', 'There is no such category.');
      return found;
    },
  };
}

export const menuCategories = categoriesOf('/api/admin/menu/categories');
export const drinkCategories = categoriesOf('/api/admin/drinks/categories');
