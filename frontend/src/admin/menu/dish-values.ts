import { z } from 'zod';
import type { DishFields, StaffDish } from '../../api/staff/staff-menu';
import type { SpicyLevel } from '../../domain/menu';
import { FOOD_WIRE_NAMES, foodFields, foodShape, foodValues } from '../food/food-values';
import { lineRule } from '../forms/field-rules';

/** Said by a switch of its own, although the vocabulary has a tag for it too. */
export const HALAL = 'halal';

const LEVELS: Readonly<Record<string, SpicyLevel>> = { '0': 0, '1': 1, '2': 2, '3': 3 };

const dishObject = z.object({
  ...foodShape,
  isRaw: z.boolean(),
  /** A level as its radio button says it. */
  spicyLevel: z.enum(['0', '1', '2', '3']),
  isHalal: z.boolean(),
  highlightTag: lineRule(40),
});

export type DishValues = z.input<typeof dishObject>;

/** What the form of a dish has to hold, and what is sent of it. */
export const dishSchema: z.ZodType<DishFields, DishValues> = dishObject.transform(
  ({ isRaw, spicyLevel, isHalal, highlightTag, ...food }) => ({
    ...foodFields(food),
    isRaw,
    spicyLevel: LEVELS[spicyLevel] ?? 0,
    isHalal,
    highlightTag,
  }),
);

export function dishValues(dish: StaffDish | null): DishValues {
  const food = foodValues(dish);
  return {
    ...food,
    dietaryTags: food.dietaryTags.filter((slug) => slug !== HALAL),
    isRaw: dish?.isRaw ?? false,
    spicyLevel: `${dish?.spicyLevel ?? 0}`,
    isHalal: dish ? dish.isHalal || dish.dietaryTags.includes(HALAL) : false,
    highlightTag: dish?.highlightTag ?? '',
  };
}

export const DISH_WIRE_NAMES = {
  ...FOOD_WIRE_NAMES,
  raw: 'isRaw',
  spicy_level: 'spicyLevel',
  halal: 'isHalal',
  menuHighlightTag: 'highlightTag',
} as const;
