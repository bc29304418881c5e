import { z } from 'zod';
import { MalformedAnswerError } from '../errors';
import { staffCall } from './staff-call';
import { type StaffCollection, staffCollection } from './staff-collection';
import type { StaffFood } from './staff-food';

/** A list of food, and what can be done with it beside what any collection can. */
export interface FoodCollection<Entity extends StaffFood> extends StaffCollection<Entity> {
  /** Says whether one can be ordered. 412 where it was changed meanwhile. */
  setAvailable(id: string, etag: string, isAvailable: boolean): Promise<Entity>;
  /** The ids of a category in their new order; answers with the whole category as it stands then. All or nothing. */
  reorder(categoryId: string, ids: readonly string[]): Promise<readonly Entity[]>;
}

const LARGEST_PAGE = 1_000;

export function foodCollection<Entity extends StaffFood>(options: {
  path: string;
  entity: z.ZodType<Entity>;
  noun: string;
}): FoodCollection<Entity> {
  const { path, entity, noun } = options;
  const collection = staffCollection<Entity>({ ...options, pageSize: LARGEST_PAGE });
  const list = z.object({ items: z.array(entity) });
  return {
    ...collection,
    async setAvailable(id, etag, isAvailable) {
      const { body } = await staffCall({
        path: `${path}/${encodeURIComponent(id)}/available?value=${isAvailable}`,
        method: 'PATCH',
        headers: { 'If-Match': etag },
      });
      return collection.read(body);
    },
    async reorder(categoryId, ids) {
      const { body } = await staffCall({
        path: `${path}/reorder`,
        method: 'POST',
        body: { category: categoryId, ids },
      });
      const read = list.safeParse(body);
      if (!read.success) throw new MalformedAnswerError(`a list with each ${noun}`);
      return read.data.items;
    },
  };
}
