import type { StaffDrinkWire, StaffMenuItemWire } from '../generated/wire';
import { type StaffCollection, staffCollection } from './staff-collection';
import type { UploadedPicture } from './staff-uploads';

export type StaffDish = StaffMenuItemWire;
export type StaffDrink = StaffDrinkWire;

/** What a dish and a drink have in common. */
export type StaffFood = Pick<StaffDish, keyof StaffDish & keyof StaffDrink>;

// A whole list at once: staff put it into order.
const pageSize = 1_000;

/** Dishes, those that are sold out among them, by category, Chef’s Picks first. */
export const menuCollection: StaffCollection<StaffDish> = staffCollection({
  path: '/api/admin/menu',
  noun: 'dish',
  pageSize,
});

/** Drinks, those that are sold out among them, by category, Signatures first. */
export const drinksCollection: StaffCollection<StaffDrink> = staffCollection({
  path: '/api/admin/drinks',
  noun: 'drink',
  pageSize,
});

/** Slugs that were joined by `|`. */
export function slugsOf(joined: string): string[] {
  return joined.split('|').filter((slug) => slug !== '');
}

/** The picture of an entry, as a form holds it. */
export function pictureOf(
  { imageId, image_alt: alt }: { imageId: string | null; image_alt: string },
  src: string | null,
): UploadedPicture | null {
  return imageId === null || src === null ? null : { id: imageId, src, alt };
}
