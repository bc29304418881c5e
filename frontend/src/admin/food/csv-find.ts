import type { StaffFood } from '../../api/staff/staff-food';
import { ID, type Row, tidy } from './csv-file';

interface Found<Entity> {
  food: Entity | null;
  /** The same for two rows about one entry. */
  key: string | null;
  problem?: string;
}

/** Matches by ID, or without one by name; any other row is new. So importing a file twice adds nothing twice. */
export function finderOf<Entity extends StaffFood>(foods: readonly Entity[]): (row: Row) => Found<Entity> {
  const nameKey = (name: string) => tidy(name).toLowerCase();
  const byId = new Map(foods.map((food) => [food.id, food]));
  const byName = grouped(foods, ({ name }) => nameKey(name));
  return ({ cells }) => {
    const id = cells.get(ID.name) ?? '';
    const name = cells.get('name') ?? '';
    if (id !== '') {
      const food = byId.get(id);
      if (food) return { food, key: id };
      return {
        food: null,
        key: null,
        problem: 'This ID no longer exists. Leave the ID blank to add this as new.',
      };
    }
    if (name === '') return { food: null, key: null, problem: 'The name is missing.' };
    const [food, ...others] = byName.get(nameKey(name)) ?? [];
    if (others.length > 0)
      return {
        food: null,
        key: null,
        problem: `${others.length + 1} entries have this name. Enter the ID of the right one; “Download” lists the IDs.`,
      };
    return food ? { food, key: food.id } : { food: null, key: `name ${nameKey(name)}` };
  };
}

export function grouped<Key, Item>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return groups;
}
