import { z } from 'zod';
import type { DrinkFields, StaffDrink } from '../../api/staff/staff-drinks';
import { FOOD_WIRE_NAMES, foodFields, foodShape, foodValues } from '../food/food-values';
import { lineRule, numberRule } from '../forms/field-rules';
import { numberText } from '../forms/number-text';

const drinkObject = z.object({
  ...foodShape,
  abv: numberRule(0, 100),
  region: lineRule(80),
  grape: lineRule(120),
});

export type DrinkValues = z.input<typeof drinkObject>;

/** What the form of a drink has to hold, and what is sent of it. */
export const drinkSchema: z.ZodType<DrinkFields, DrinkValues> = drinkObject.transform(
  ({ abv, region, grape, ...food }) => ({ ...foodFields(food), abv, region, grape }),
);

export function drinkValues(drink: StaffDrink | null): DrinkValues {
  return {
    ...foodValues(drink),
    abv: numberText(drink?.abv ?? null),
    region: drink?.region ?? '',
    grape: drink?.grape ?? '',
  };
}

export const DRINK_WIRE_NAMES = FOOD_WIRE_NAMES;
