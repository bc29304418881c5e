import type { StaffFood } from '../../api/staff/staff-food';
import { comparePlacement } from '../../domain/placement';

/** What a category holds, in the order that diners see it: its picks come first, whatever their places. */
export function inCategory<Entity extends StaffFood>(
  foods: readonly Entity[],
  categoryId: string,
): readonly Entity[] {
  return foods.filter((food) => food.categoryId === categoryId).sort(comparePlacement);
}

/** The ids of a category after those of its picks, or of its others, were put into another order. */
export function reorderedIds(category: readonly StaffFood[], ordered: readonly string[]): readonly string[] {
  const named = new Set(ordered);
  const idsOf = (isPick: boolean) => {
    const group = category.filter((food) => food.isFeatured === isPick).map(({ id }) => id);
    return group.some((id) => named.has(id)) ? ordered : group;
  };
  return [...idsOf(true), ...idsOf(false)];
}

/**
 * The ids of its group with one moved to its start or its end: picks move among the picks, the others among the others. Null
 * where it stands there already.
 */
export function movedToEnd(
  category: readonly StaffFood[],
  moved: StaffFood,
  end: 'top' | 'bottom',
): readonly string[] | null {
  const group = category.filter((food) => food.isFeatured === moved.isFeatured).map(({ id }) => id);
  const isThere = group.at(end === 'top' ? 0 : -1) === moved.id;
  if (isThere || !group.includes(moved.id)) return null;
  const others = group.filter((id) => id !== moved.id);
  return end === 'top' ? [moved.id, ...others] : [...others, moved.id];
}
