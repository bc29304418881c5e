import { useMemo } from 'react';
import { menuCollection, type StaffDish } from '../../api/staff/staff-menu';
import type { SpecialDish, StaffSpecial } from '../../api/staff/staff-tapas5';
import { provenTags } from '../../domain/free-from';
import { useStaffList } from '../lists/use-staff-list';

/** Every dish that can stand in the special, by id, as its page would show it: the special's own, then the menu's. */
export function useSpecialDishes(special: StaffSpecial): ReadonlyMap<string, SpecialDish> {
  const { items: menu } = useStaffList(menuCollection);
  return useMemo(
    () =>
      new Map([
        ...special.dishes.map((dish) => [dish.item.id, dish] as const),
        ...(menu ?? []).map((dish) => [dish.id, asSpecialDish(dish)] as const),
      ]),
    [special.dishes, menu],
  );
}

/** A dish of the menu as the special's page shows it, by the rules of its reader. */
function asSpecialDish(dish: StaffDish): SpecialDish {
  const { id, name, description, dietaryTags, allergens, mayContain, isConfirmed, isRaw, isAvailable } = dish;
  return {
    item: {
      id,
      name,
      description,
      tags: provenTags(dietaryTags, isConfirmed),
      allergens,
      mayContain,
      areAllergensConfirmed: isConfirmed,
      isRaw,
    },
    isAvailable,
  };
}
