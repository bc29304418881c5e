import { z } from 'zod';
import type { FoodFields, StaffFood } from '../../api/staff/staff-food';
import { chosenRule, pictureRule, priceRule, requiredLineRule, textRule } from '../forms/field-rules';
import { priceText } from '../forms/number-text';
import { inLegendOrder } from './slug-order';

/*
 * What the forms of a dish and of a drink hold in common, and how the API's entity becomes that and back.
 */

/** Slugs of allergens; each in one of the two, or in none. In the legend's order. */
const allergens = z.object({ contains: z.array(z.string()), mayContain: z.array(z.string()) });

export type AllergenAnswers = z.infer<typeof allergens>;

export const foodShape = {
  name: requiredLineRule(120),
  price: priceRule,
  categoryId: chosenRule('Choose a category.'),
  description: textRule(1_000),
  image: pictureRule,
  isAvailable: z.boolean(),
  isFeatured: z.boolean(),
  dietaryTags: z.array(z.string()),
  allergens,
  isConfirmed: z.boolean(),
};

const foodObject = z.object(foodShape);

/** Texts as typed. */
export type FoodValues = z.input<typeof foodObject>;
type ParsedFood = z.output<typeof foodObject>;

const EMPTY: FoodValues = {
  name: '',
  price: '',
  categoryId: '',
  description: '',
  image: null,
  isAvailable: true,
  isFeatured: false,
  dietaryTags: [],
  allergens: { contains: [], mayContain: [] },
  isConfirmed: false,
};

/** A new one can be ordered at once; its allergens are nobody's word yet. */
export function foodValues(food: StaffFood | null): FoodValues {
  if (!food) return EMPTY;
  return {
    name: food.name,
    price: priceText(food.price),
    categoryId: food.categoryId,
    description: food.description,
    image: food.image,
    isAvailable: food.isAvailable,
    isFeatured: food.isFeatured,
    dietaryTags: inLegendOrder(food.dietaryTags),
    allergens: {
      contains: inLegendOrder(food.allergens),
      mayContain: inLegendOrder(food.mayContain.filter((slug) => !food.allergens.includes(slug))),
    },
    isConfirmed: food.isConfirmed,
  };
}

/** What is sent of it. */
export function foodFields({ allergens: answers, ...rest }: ParsedFood): FoodFields {
  return { ...rest, allergens: answers.contains, mayContain: answers.mayContain };
}

/** The values of a copy: the same but for its name; the kitchen confirmed the other one. */
export function copiedValues<Values extends FoodValues>(values: Values): Values {
  return { ...values, name: `${values.name} copy`, isConfirmed: false };
}

/** The names on the wire of what a form calls otherwise. */
export const FOOD_WIRE_NAMES = {
  category: 'categoryId',
  dietary_tags: 'dietaryTags',
  may_contain: 'allergens',
  allergens_confirmed: 'isConfirmed',
  available: 'isAvailable',
  featured: 'isFeatured',
  imageId: 'image',
} as const;
