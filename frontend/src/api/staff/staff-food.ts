import type { StaffDrinkWire, StaffMenuItemWire } from '../generated/wire';
import { type StaffCollection, staffCollection } from './staff-collection';
import type { UploadedPicture } from './staff-uploads';

export type StaffDish = StaffMenuItemWire;
export type StaffDrink = StaffDrinkWire;

/** The fields that dishes and drinks share. */
export type StaffFood = Pick<StaffDish, keyof StaffDish & keyof StaffDrink>;

// The whole list on one page, since staff reorder it.
const pageSize = 1_000;

/** Dishes by category, Chef’s Picks first, including those that are sold out. */
export const menuCollection: StaffCollection<StaffDish> = staffCollection({
  path: '/api/admin/menu',
  noun: 'dish',
  pageSize,
});

/** Drinks by category, Signatures first, including those that are sold out. */
export const drinksCollection: StaffCollection<StaffDrink> = staffCollection({
  path: '/api/admin/drinks',
  noun: 'drink',
  pageSize,
});

/** Splits slugs joined by `|`. */
export function slugsOf(joined: string): string[] {
  return joined.split('|').filter((slug) => slug !== '');
}

/** The picture of an entry, in the shape that a form uses. */
export function pictureOf(
  { imageId, image_alt: alt }: { imageId: string | null; image_alt: string },
  src: string | null,
): UploadedPicture | null {
  return imageId === null || src === null ? null : { id: imageId, src, alt };
}
