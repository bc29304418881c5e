import { z } from 'zod';
import { foodCollection } from './food-collection';
import { type FoodFields, foodBody, foodWire, readFood, type StaffFood } from './staff-food';

/** A drink as staff see it. */
export interface StaffDrink extends StaffFood {
  /** Percent by volume; null where none is given. */
  abv: number | null;
  region: string;
  grape: string;
}

/** What the form of a drink changes. */
export type DrinkFields = FoodFields & Pick<StaffDrink, 'abv' | 'region' | 'grape'>;

const staffDrink: z.ZodType<StaffDrink> = foodWire
  .extend({ abv: z.number().nullable(), region: z.string(), grape: z.string() })
  .transform((wire) => ({ ...readFood(wire), abv: wire.abv, region: wire.region, grape: wire.grape }));

/** `/api/admin/drinks`: the drinks, those that are sold out among them, by category, Signatures first. */
export const drinksCollection = foodCollection<StaffDrink>({
  path: '/api/admin/drinks',
  entity: staffDrink,
  noun: 'drink',
});

/** The body that creates or changes a drink. */
export function drinkBody(fields: DrinkFields) {
  return { ...foodBody(fields), abv: fields.abv, region: fields.region, grape: fields.grape };
}
