import type { StaffCategory } from '../../api/staff/staff-categories';
import { priceBody, type StaffFood } from '../../api/staff/staff-food';
import { exactPrice } from '../lists/exact-price';
import { useReorder } from '../lists/use-reorder';
import { useRowChange } from '../lists/use-row-change';
import { useRowRemoval } from '../lists/use-row-removal';
import type { FoodKind } from './food-kind';
import { inCategory, reorderedIds } from './food-order';

export interface FoodActions<Entity> {
  setAvailable: (food: Entity, isAvailable: boolean) => void;
  setPrice: (food: Entity, price: number) => void;
  /** `group`: the ids of the picks, or of the others, of the category, in their new order. */
  reorder: (
    foods: readonly Entity[],
    category: Pick<StaffCategory, 'id' | 'name'>,
    group: readonly string[],
    moved: Entity,
  ) => void;
  remove: (food: Entity) => void;
}

/** What staff do to a row of the list: seen at once, stored, said, and taken back by one press. */
export function useFoodActions<Entity extends StaffFood>(
  { collection, words, live }: FoodKind<Entity>,
  currency: string,
): FoodActions<Entity> {
  const { change } = useRowChange(collection);
  const removeRow = useRowRemoval(collection);
  const reorderList = useReorder<Entity>(collection.key);

  return {
    setAvailable(food, isAvailable) {
      const step = (isOn: boolean) => ({
        done: isOn ? `“${food.name}” is on the ${words.list} again` : `“${food.name}” is sold out`,
        notDone: isOn ? `was not put back on the ${words.list}` : 'was not marked as sold out',
        shownAs: (row: Entity) => ({ ...row, isAvailable: isOn }),
        save: (etag: string) => collection.setAvailable(food.id, etag, isOn),
      });
      void change(food, {
        what: `“${food.name}”`,
        stateOf: (row) => (row.isAvailable ? `is on the ${words.list}` : 'is sold out'),
        live,
        ...step(isAvailable),
        undo: step(!isAvailable),
      });
    },

    setPrice(food, price) {
      const step = (wanted: number) => ({
        done: `“${food.name}” costs ${exactPrice(wanted, currency)}`,
        shownAs: (row: Entity) => ({ ...row, price: wanted }),
        // The call wants the name and the category too. Those of another version would undo what somebody else changed.
        save: async (etag: string) => {
          const seen = food.etag === etag ? food : await collection.find(food.id);
          return collection.change(food.id, etag, priceBody(seen, wanted));
        },
      });
      void change(food, {
        what: `The price of “${food.name}”`,
        stateOf: (row) => `costs ${exactPrice(row.price, currency)}`,
        live,
        ...step(price),
        undo: step(food.price),
      });
    },

    reorder(foods, category, group, moved) {
      const held = inCategory(foods, category.id);
      void reorderList(held, {
        what: `The order of ${category.name}`,
        done: `“${moved.name}” has moved`,
        ids: reorderedIds(held, group),
        save: (ids) => collection.reorder(category.id, ids),
      });
    },

    remove(food) {
      void removeRow(food, {
        name: `“${food.name}”`,
        question: {
          text: `This cannot be undone. If it is only sold out, use its switch instead: it stays in your list.`,
        },
      });
    },
  };
}
