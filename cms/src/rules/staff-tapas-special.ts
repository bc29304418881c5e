import { publicTapasSpecial, toSpecialItem, type TapasSpecialRecord } from './public-tapas-special';
import type { RestaurantPlace } from './restaurant-place';

/** The special as staff see it: with all of its dishes, whether it is active and they can be ordered or not. */
export function toStaffSpecial(record: TapasSpecialRecord | null, place: RestaurantPlace) {
  const dishes = record?.dishes ?? [];
  return {
    ...publicTapasSpecial(record, place),
    itemIds: dishes.map(({ documentId }) => documentId),
    items: dishes.map((dish) => ({ ...toSpecialItem(dish), available: dish.available !== false })),
  };
}

/** Why the list of dishes is refused, in a sentence for staff, or null; `dishes` and `drinks` are those of the ids that there are. */
export function specialItemsProblem(
  itemIds: readonly string[],
  dishes: ReadonlySet<string>,
  drinks: ReadonlySet<string>,
): { index: number; message: string } | null {
  for (const [index, id] of itemIds.entries()) {
    if (drinks.has(id)) return { index, message: noDrinks };
    if (!dishes.has(id)) return { index, message: 'There is no such dish. It may have been deleted.' };
    if (itemIds.indexOf(id) < index) return { index, message: 'This dish is named more than once.' };
  }
  return null;
}

const noDrinks =
  'A drink cannot be in the special, only food: Massachusetts forbids drink discounts that are limited in time (204 CMR 4.03).';
