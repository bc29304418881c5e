import type { StaffFood } from '../../api/staff/staff-food';
import { compareNames } from '../../domain/placement';

/** How a list of food is sorted, as the address says it (`?sort=`); empty: as diners see it, by category. */
export const FOOD_SORTS = ['', 'name', 'cheapest', 'dearest'] as const;

export type FoodSort = (typeof FOOD_SORTS)[number];

/** Anything that is no sort counts as the diners' order. */
export function readFoodSort(value: string): FoodSort {
  return FOOD_SORTS.find((sort) => sort === value) ?? '';
}

type Compare = (a: StaffFood, b: StaffFood) => number;

/** Every sort but the diners' own, which goes by category; names settle what is equal. */
export const FOOD_COMPARE: Readonly<Record<Exclude<FoodSort, ''>, Compare>> = {
  name: compareNames,
  cheapest: (a, b) => a.price - b.price || compareNames(a, b),
  dearest: (a, b) => b.price - a.price || compareNames(a, b),
};
