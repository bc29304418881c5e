import type { StaffFood } from '../../api/staff/staff-food';
import { comparePlacement } from '../../domain/placement';

export function inCategory(foods: readonly StaffFood[], categoryId: string): readonly StaffFood[] {
  return foods.filter((food) => food.category === categoryId).sort(comparePlacement);
}

export function reorderedIds(category: readonly StaffFood[], ordered: readonly string[]): readonly string[] {
  const named = new Set(ordered);
  const idsOf = (isPick: boolean) => {
    const group = category.filter((food) => food.featured === isPick).map(({ id }) => id);
    return group.some((id) => named.has(id)) ? ordered : group;
  };
  return [...idsOf(true), ...idsOf(false)];
}

/** The ids of its group (picks or others) with `moved` first or last; null if it is there already. */
export function movedToEnd(
  category: readonly StaffFood[],
  moved: StaffFood,
  end: 'top' | 'bottom',
): readonly string[] | null {
  const group = category.filter((food) => food.featured === moved.featured).map(({ id }) => id);
  const isThere = group.at(end === 'top' ? 0 : -1) === moved.id;
  if (isThere || !group.includes(moved.id)) return null;
  const others = group.filter((id) => id !== moved.id);
  return end === 'top' ? [moved.id, ...others] : [...others, moved.id];
}
