import { z } from 'zod';
import type { SpicyLevel } from '../../domain/menu';
import { foodCollection } from './food-collection';
import { type FoodFields, foodBody, foodWire, readFood, type StaffFood } from './staff-food';

/** A dish as staff see it. */
export interface StaffDish extends StaffFood {
  /** Served raw or undercooked. */
  isRaw: boolean;
  spicyLevel: SpicyLevel;
  isHalal: boolean;
  /** Shown on the dish where it is highlighted; may be empty. */
  highlightTag: string;
}

/** What the form of a dish changes. */
export type DishFields = FoodFields & Pick<StaffDish, 'isRaw' | 'spicyLevel' | 'isHalal' | 'highlightTag'>;

const staffDish: z.ZodType<StaffDish> = foodWire
  .extend({
    raw: z.boolean(),
    spicy_level: z.literal([0, 1, 2, 3]),
    halal: z.boolean(),
    menuHighlightTag: z.string(),
  })
  .transform((wire) => ({
    ...readFood(wire),
    isRaw: wire.raw,
    spicyLevel: wire.spicy_level,
    isHalal: wire.halal,
    highlightTag: wire.menuHighlightTag,
  }));

/** `/api/admin/menu`: the dishes, those that are sold out among them, by category, Chef’s Picks first. */
export const menuCollection = foodCollection<StaffDish>({
  path: '/api/admin/menu',
  entity: staffDish,
  noun: 'dish',
});

/** The body that creates or changes a dish. */
export function dishBody(fields: DishFields) {
  return {
    ...foodBody(fields),
    raw: fields.isRaw,
    spicy_level: fields.spicyLevel,
    halal: fields.isHalal,
    menuHighlightTag: fields.highlightTag,
  };
}
