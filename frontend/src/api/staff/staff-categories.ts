import { z } from 'zod';
import { ApiError, MalformedAnswerError } from '../errors';
import { staffCall } from './staff-call';
import { type StaffCollection, type StaffEntity, staffCollection } from './staff-collection';

/** A category of the menu or of the drinks. */
export interface StaffCategory extends StaffEntity {
  name: string;
  /** How many dishes or drinks it holds, those that are sold out among them. */
  count: number;
}

export interface CategoryCollection extends StaffCollection<StaffCategory> {
  /** All categories in their new order; answers with them as they stand then. All or nothing. */
  reorder(ids: readonly string[]): Promise<readonly StaffCategory[]>;
}

const category: z.ZodType<StaffCategory> = z.object({
  id: z.string(),
  etag: z.string(),
  name: z.string(),
  count: z.int(),
});
const list = z.object({ items: z.array(category) });

function categoriesOf(path: string): CategoryCollection {
  const collection = staffCollection<StaffCategory>({ path, entity: category, noun: 'category' });
  return {
    ...collection,
    // The API has no call for one category: they are few.
    async find(id) {
      const found = (await collection.list()).find((each) => each.id === id);
      if (!found) throw new ApiError('not-found', 'There is no such category.');
      return found;
    },
    async reorder(ids) {
      const { body } = await staffCall({ path: `${path}/reorder`, method: 'POST', body: { ids } });
      const read = list.safeParse(body);
      if (!read.success) throw new MalformedAnswerError('a list of categories');
      return read.data.items;
    },
  };
}

/** `/api/admin/menu/categories`, by order; deleting one that holds dishes is a 409. */
export const menuCategories = categoriesOf('/api/admin/menu/categories');
/** `/api/admin/drinks/categories`, likewise. */
export const drinkCategories = categoriesOf('/api/admin/drinks/categories');

/** The body that creates a category or renames it; the address of its section on the page stays as it is. */
export function categoryBody(values: { name: string }) {
  return { name: values.name };
}
