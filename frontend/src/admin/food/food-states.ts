import type { StaffFood } from '../../api/staff/staff-food';

/** What a list of food is filtered by, as the address says it (`?state=`). */
export const FOOD_STATES = [
  'all',
  'available',
  'unavailable',
  'featured',
  'unconfirmed',
  'no-picture',
] as const;

export type FoodState = (typeof FOOD_STATES)[number];

/** Anything that is no state counts as all of them. */
export function readFoodState(value: string | null): FoodState {
  return FOOD_STATES.find((state) => state === value) ?? 'all';
}

const HOLDS: Readonly<Record<FoodState, (food: StaffFood) => boolean>> = {
  all: () => true,
  available: (food) => food.isAvailable,
  unavailable: (food) => !food.isAvailable,
  featured: (food) => food.isFeatured,
  unconfirmed: (food) => !food.isConfirmed,
  'no-picture': (food) => food.image === null,
};

export function isInState(food: StaffFood, state: FoodState): boolean {
  return HOLDS[state](food);
}
