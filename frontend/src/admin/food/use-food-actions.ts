import type { StaffCategory } from '../../api/staff/staff-categories';
import type { StaffFood } from '../../api/staff/staff-food';
import { exactPrice } from '../kit/lists/price-words';
import { useReorder } from '../kit/lists/use-reorder';
import { useRowChange } from '../kit/lists/use-row-change';
import { useRowRemoval } from '../kit/lists/use-row-removal';
import type { FoodKind } from './food-kind';
import { inCategory, reorderedIds } from './food-order';

export type FoodActions<Entity extends StaffFood> = ReturnType<typeof useFoodActions<Entity>>;

export function useFoodActions<Entity extends StaffFood>(
  { collection, words, live }: FoodKind<Entity>,
  currency: string,
) {
  const { change } = useRowChange(collection);
  const removeRow = useRowRemoval(collection);
  const reorderList = useReorder<Entity>(collection.key);
  const patch = ({ id }: Entity, etag: string, fields: Partial<StaffFood>) =>
    collection.patch(id, etag, fields as Partial<Entity>);

  return {
    setAvailable(food: Entity, isAvailable: boolean) {
      const step = (isOn: boolean) => ({
        done: isOn ? `“${food.name}” is on the ${words.list} again` : `“${food.name}” is sold out`,
        notDone: isOn ? `was not put back on the ${words.list}` : 'was not marked as sold out',
        shownAs: (row: Entity) => ({ ...row, available: isOn }),
        save: (etag: string) => patch(food, etag, { available: isOn }),
      });
      void change(food, {
        what: `“${food.name}”`,
        stateOf: (row) => (row.available ? `is on the ${words.list}` : 'is sold out'),
        live,
        ...step(isAvailable),
        undo: step(!isAvailable),
      });
    },

    setPrice(food: Entity, price: number) {
      const step = (wanted: number) => ({
        done: `“${food.name}” costs ${exactPrice(wanted, currency)}`,
        shownAs: (row: Entity) => ({ ...row, price: wanted }),
        save: (etag: string) => patch(food, etag, { price: wanted }),
      });
      void change(food, {
        what: `The price of “${food.name}”`,
        stateOf: (row) => `costs ${exactPrice(row.price, currency)}`,
        live,
        ...step(price),
        // The API now refuses cents, so such a price can't be restored.
        ...(Number.isInteger(food.price) ? { undo: step(food.price) } : {}),
      });
    },

    /** `group`: the ids of the category's picks, or of its others, in their new order. */
    reorder(
      foods: readonly Entity[],
      category: Pick<StaffCategory, 'id' | 'name'>,
      group: readonly string[],
      moved: Entity,
    ) {
      const held = inCategory(foods, category.id);
      void reorderList(held, {
        what: `The order of ${category.name}`,
        done: `“${moved.name}” has moved`,
        ids: reorderedIds(held, group),
        save: (ids) => collection.reorder(ids, category.id),
      });
    },

    remove(food: Entity) {
      void removeRow(food, {
        name: `“${food.name}”`,
        question: {
          text: `This cannot be undone. If it is only sold out, use its switch instead: it stays in your list.`,
        },
      });
    },
  };
}
