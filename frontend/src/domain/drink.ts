import type { ContentPicture } from './menu';

/** A drink as pages see it: every alias, null and string price of the wire is settled. */
export interface Drink {
  id: string;
  name: string;
  description: string;
  /** In units of the list's currency (dollars, not cents). */
  price: number;
  /** Percent by volume; null where the source gives none. */
  abv: number | null;
  region: string;
  grape: string;
  dietaryTags: readonly string[];
  allergens: readonly string[];
  mayContain: readonly string[];
  areAllergensConfirmed: boolean;
  isFeatured: boolean;
  picture: ContentPicture | null;
  /** Place within its category; 999 where the source gives none. */
  order: number;
}

export interface DrinkCategory {
  name: string;
  slug: string;
  /** Featured first, then by order, then by name. Only available drinks. */
  drinks: readonly Drink[];
}

export interface DrinkList {
  /** ISO 4217. */
  currency: string;
  categories: readonly DrinkCategory[];
}
