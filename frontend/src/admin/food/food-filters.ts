import type { StaffFood } from '../../api/staff/staff-food';
import { compareNames } from '../../domain/placement';
import type { FoodWords } from './food-kind';

interface Option {
  /** The value in the address. */
  value: string;
  label: (words: FoodWords) => string;
}

interface FoodState extends Option {
  holds: (food: StaffFood) => boolean;
}

/** The filters for a list of food (`?state=`). */
export const FOOD_STATES: readonly [FoodState, ...FoodState[]] = [
  { value: '', label: () => 'All', holds: () => true },
  { value: 'available', label: ({ list }) => `On the ${list}`, holds: (food) => food.available },
  { value: 'unavailable', label: () => 'Sold out', holds: (food) => !food.available },
  { value: 'featured', label: ({ picks }) => picks, holds: (food) => food.featured },
  {
    value: 'unconfirmed',
    label: () => 'Allergens not confirmed',
    holds: (food) => !food.allergens_confirmed,
  },
  { value: 'no-picture', label: () => 'No photo', holds: (food) => food.image === null },
  { value: 'cents', label: () => 'Price has cents', holds: (food) => !Number.isInteger(food.price) },
];

interface FoodSort extends Option {
  /** Ties are broken by name. Null for the diners' order, by category. */
  compare: ((a: StaffFood, b: StaffFood) => number) | null;
}

/** The ways to sort a list of food (`?sort=`). */
export const FOOD_SORTS: readonly [FoodSort, ...FoodSort[]] = [
  { value: '', label: ({ list }) => `${list.charAt(0).toUpperCase()}${list.slice(1)} order`, compare: null },
  { value: 'name', label: () => 'A to Z', compare: compareNames },
  {
    value: 'cheapest',
    label: () => 'Price, low to high',
    compare: (a, b) => a.price - b.price || compareNames(a, b),
  },
  {
    value: 'dearest',
    label: () => 'Price, high to low',
    compare: (a, b) => b.price - a.price || compareNames(a, b),
  },
];

/** The option with this value, or the first one. */
export function chosenIn<Choice extends Option>(
  options: readonly [Choice, ...Choice[]],
  value: string,
): Choice {
  return options.find((option) => option.value === value) ?? options[0];
}
