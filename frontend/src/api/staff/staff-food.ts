import { z } from 'zod';
import type { UploadedPicture } from './staff-uploads';

/*
 * What dishes and drinks share, on the wire of the staff calls (`cms/src/contract/food-calls.ts`) and as the admin sees it.
 */

/** Slugs joined by `|`. */
const slugs = z.string().transform((joined) => joined.split('|').filter((slug) => slug !== ''));

export const foodWire = z.object({
  id: z.string(),
  etag: z.string(),
  name: z.string(),
  description: z.string(),
  price: z.number(),
  dietary_tags: slugs,
  allergens: slugs,
  may_contain: slugs,
  allergens_confirmed: z.boolean(),
  available: z.boolean(),
  featured: z.boolean(),
  image: z.string().nullable(),
  image_alt: z.string(),
  imageId: z.string().nullable(),
  order: z.number(),
  category: z.string(),
});

/** What dishes and drinks have in common. Tags and allergens are slugs of the vocabulary. */
export interface StaffFood {
  id: string;
  etag: string;
  name: string;
  description: string;
  /** In the site's currency, at most two decimals. */
  price: number;
  dietaryTags: readonly string[];
  allergens: readonly string[];
  mayContain: readonly string[];
  /** Whether the kitchen confirmed the allergens; until then nothing is shown as free of anything. */
  isConfirmed: boolean;
  isAvailable: boolean;
  isFeatured: boolean;
  order: number;
  categoryId: string;
  image: UploadedPicture | null;
}

export function readFood(wire: z.output<typeof foodWire>): StaffFood {
  return {
    id: wire.id,
    etag: wire.etag,
    name: wire.name,
    description: wire.description,
    price: wire.price,
    dietaryTags: wire.dietary_tags,
    allergens: wire.allergens,
    mayContain: wire.may_contain,
    isConfirmed: wire.allergens_confirmed,
    isAvailable: wire.available,
    isFeatured: wire.featured,
    order: wire.order,
    categoryId: wire.category,
    image:
      wire.imageId === null || wire.image === null
        ? null
        : { id: wire.imageId, src: wire.image, alt: wire.image_alt },
  };
}

/** What a form changes of a dish or a drink; its place in the list is changed by reordering. */
export type FoodFields = Omit<StaffFood, 'id' | 'etag' | 'order' | 'image'> & {
  image: Pick<UploadedPicture, 'id'> | null;
};

export function foodBody(fields: FoodFields) {
  return {
    name: fields.name,
    price: fields.price,
    category: fields.categoryId,
    description: fields.description,
    dietary_tags: fields.dietaryTags.join('|'),
    allergens: fields.allergens.join('|'),
    may_contain: fields.mayContain.join('|'),
    allergens_confirmed: fields.isConfirmed,
    available: fields.isAvailable,
    featured: fields.isFeatured,
    imageId: fields.image?.id ?? null,
  };
}

/** The price alone: a change has to name the category and the name too; what it leaves out stays as it is stored. */
export function priceBody(food: Pick<StaffFood, 'name' | 'categoryId'>, price: number) {
  return { name: food.name, category: food.categoryId, price };
}
