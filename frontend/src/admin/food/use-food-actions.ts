import type { StaffCategory } from '../../api/staff/staff-categories';
import { soldOutOf, type StaffFood } from '../../api/staff/staff-food';
import { formatExactPrice } from '../../domain/money';
import { useReorder } from '../kit/lists/use-reorder';
import { useRowChange } from '../kit/lists/use-row-change';
import { useRowRemoval } from '../kit/lists/use-row-removal';
import type { FoodKind } from './food-kind';
import { inCategory, reorderedIds } from './food-order';
import { lostPairings } from './pairings';

export type FoodActions = ReturnType<typeof useFoodActions>;

export function useFoodActions({ collection, words, live }: FoodKind, currency: string) {
  const change = useRowChange(collection);
  const removeRow = useRowRemoval(collection);
  const reorderList = useReorder<StaffFood>(collection.key);

  return {
    setAvailable(food: StaffFood, isAvailable: boolean) {
      // Undo puts it back as it was: sold out until the next opening, or until it is turned on.
      const sold_out = isAvailable ? soldOutOf(food) : 'until-opening';
      const until = sold_out === 'until-opening' ? ' until you next open' : '';
      void change(food, 'available', isAvailable, {
        what: `“${food.name}”`,
        done: (isOn) =>
          isOn ? `“${food.name}” is on the ${words.list} again` : `“${food.name}” is sold out${until}`,
        notDone: (isOn) => (isOn ? `was not put back on the ${words.list}` : 'was not marked as sold out'),
        stateOf: (row) => (row.available ? `is on the ${words.list}` : 'is sold out'),
        send: (etag, available) => {
          const fields = { available, ...(!available && { sold_out }) };
          return collection.patch(food.id, etag, fields);
        },
        live,
      });
    },

    /** If there are several prices, changes the first: the API updates both fields, and keeps the other prices. */
    setPrice(food: StaffFood, price: number) {
      const [first] = food.prices;
      const size = first ? ` (${first.label})` : '';
      void change(food, 'price', price, {
        what: `The price of “${food.name}”${size}`,
        done: (wanted) => `“${food.name}”${size} costs ${formatExactPrice(wanted, currency)}`,
        stateOf: (row) => `costs ${formatExactPrice(row.price, currency)}`,
        priceOf: (row) => formatExactPrice(row.price, currency),
        alsoShown: ({ prices }, wanted) => ({ prices: firstPriceIs(wanted, prices) }),
        live,
      });
    },

    /** `group`: the ids of the category's picks, or of its other entries, in their new order. */
    reorder(
      foods: readonly StaffFood[],
      category: Pick<StaffCategory, 'id' | 'name'>,
      group: readonly string[],
      moved: StaffFood,
    ) {
      const held = inCategory(foods, category.id);
      void reorderList(held, {
        what: `The order of ${category.name}`,
        done: `“${moved.name}” has moved`,
        ids: reorderedIds(held, group),
        save: (ids, seen) => collection.reorder(ids, seen, category.id),
      });
    },

    remove(food: StaffFood) {
      void removeRow(food, {
        name: `“${food.name}”`,
        text: `You can bring it back from History. ${lostPairings(food)}Just sold out? Mark it sold out instead.`,
      });
    },
  };
}

function firstPriceIs(price: number, [first, ...others]: StaffFood['prices']): StaffFood['prices'] {
  return first ? [{ ...first, price }, ...others] : [];
}
