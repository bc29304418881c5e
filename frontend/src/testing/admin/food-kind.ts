import type { CategoryCollection, StaffCategory } from '../../api/staff/staff-categories';
import type { FoodCollection, StaffFood } from '../../api/staff/staff-food';
import type { ApiError } from '../../api/errors';
import type { FoodKind } from '../../admin/food/food-kind';
import { dishKind } from '../../admin/menu/dish-kind';
import { changedTo, failure } from './failure';

let lists = 0;

/** A list of food as the API stores it, and a kind that reads and changes it. */
export function someList(foods: StaffFood[], categories: StaffCategory[]) {
  lists += 1;
  const key = `/api/admin/menu-${lists}`;
  const stored = new Map(foods.map((food) => [food.id, food]));
  const kept = new Map(categories.map((category) => [category.id, category]));
  /** The requests sent, in order. */
  const sent: string[] = [];
  /** Makes the next change fail with this. */
  const faults: ApiError[] = [];

  const write = <Entity extends { id: string; etag: string }>(
    entries: Map<string, Entity>,
    said: string,
    id: string,
    etag: string | null,
    parts: Partial<Entity>,
  ): Entity => {
    sent.push(said);
    const fault = faults.shift();
    if (fault) throw fault;
    const current = entries.get(id);
    if (!current) throw failure('not-found');
    if (etag !== null && current.etag !== etag) {
      throw changedTo(current);
    }
    const next = { ...current, ...parts, etag: `${current.etag}+` };
    entries.set(id, next);
    return next;
  };
  const list = <Entity>(entries: Map<string, Entity>) => {
    const fault = faults.shift();
    return fault ? Promise.reject(fault) : Promise.resolve([...entries.values()]);
  };

  const collection: FoodCollection<StaffFood> = {
    key,
    list: () => list(stored),
    find: async (id) => stored.get(id) ?? Promise.reject(failure('not-found')),
    create: () => Promise.reject(new Error('not in this test')),
    change: () => Promise.reject(new Error('not in this test')),
    patch: async (id, etag, fields) =>
      write(stored, `change ${id} ${JSON.stringify(fields)}`, id, etag, fields),
    remove: async (id, etag) => {
      write(stored, `remove ${id}`, id, etag, {});
      stored.delete(id);
    },
    setLeft: async (id, etag, left_tonight) =>
      write(stored, `left ${id} ${left_tonight}`, id, etag, { left_tonight }),
    count: async (id, by) => {
      const left_tonight = (stored.get(id)?.left_tonight ?? 0) + by;
      return write(stored, `count ${id} ${by}`, id, null, { left_tonight, available: left_tonight > 0 });
    },
    read: (wire) => wire as StaffFood,
    readList: (body) => (body as { items: StaffFood[] }).items,
    changeSeveral: async (items, { added = [], isDryRun = false } = {}) => {
      const edited = items.flatMap(({ id, etag }) => {
        const current = stored.get(id);
        return current === undefined || current.etag === etag ? [] : [current];
      });
      if (edited.length > 0) throw changedTo({ items: edited });
      if (isDryRun) {
        const fault = faults.shift();
        if (fault) throw fault;
        return [];
      }
      for (const food of added) sent.push(`add ${JSON.stringify(food)}`);
      return items.map(({ id, etag, changes }) =>
        write(stored, `change ${id} ${JSON.stringify(changes)}`, id, etag, changes),
      );
    },
    reorder: async (ids, _seen, categoryId) => {
      sent.push(`reorder ${categoryId}: ${ids.join(' ')}`);
      const fault = faults.shift();
      if (fault) throw fault;
      return ids.flatMap((id, index) => {
        const food = stored.get(id);
        if (!food) return [];
        const next = { ...food, order: index + 1, etag: `${food.etag}+` };
        stored.set(id, next);
        return [next];
      });
    },
  };

  const categoryCollection: CategoryCollection = {
    key: `${key}/categories`,
    list: () => list(kept),
    create: async (body) => {
      const { name } = body as { name: string };
      sent.push(`create ${name}`);
      const fault = faults.shift();
      if (fault) throw fault;
      const made = { id: name.toLowerCase(), etag: '"new"', name, count: 0 };
      kept.set(made.id, made);
      return made;
    },
    change: () => Promise.reject(new Error('not in this test')),
    patch: async (id, etag, fields) =>
      write(kept, `rename ${id} ${JSON.stringify(fields)}`, id, etag, fields),
    remove: async (id, etag) => {
      write(kept, `remove ${id}`, id, etag, {});
      kept.delete(id);
    },
    read: (wire) => wire as StaffCategory,
    readList: (body) => body as StaffCategory[],
    reorder: async (ids) => {
      sent.push(`reorder: ${ids.join(' ')}`);
      return ids.flatMap((id) => kept.get(id) ?? []);
    },
  };

  const { partners: _partners, searchedToo: _searchedToo, ...described } = dishKind;
  const kind: FoodKind = { ...described, collection, categories: categoryCollection };
  return { kind, stored, kept, sent, faults };
}
