import { type StaffCollection, type StaffEntity, staffCollection } from './staff-collection';

export interface StaffCategory extends StaffEntity {
  name: string;
  count: number;
}

/** The API has no call for a single category; the list is short. */
export type CategoryCollection = Omit<StaffCollection<StaffCategory>, 'find'>;

function categoriesOf(path: string): CategoryCollection {
  const collection = staffCollection<StaffCategory>({ path, noun: 'category' });
  return { ...collection, patch: collection.change };
}

export const menuCategories = categoriesOf('/api/admin/menu/categories');
export const drinkCategories = categoriesOf('/api/admin/drinks/categories');
