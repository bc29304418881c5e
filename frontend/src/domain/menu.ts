export type SpicyLevel = 0 | 1 | 2 | 3;

/** A picture that content brings with it. `src` is a path on this origin or an absolute URL. */
export interface ContentPicture {
  src: string;
  alt: string;
}

/** What dishes and drinks share, by the API's names, with aliases, nulls and string prices normalised. */
export interface Food {
  id: string;
  name: string;
  description: string;
  /** In units of the list's currency (dollars, not cents). */
  price: number;
  /** Slugs without repeats, in the order given; `halal` is one of them when the dish is halal. */
  dietary_tags: readonly string[];
  allergens: readonly string[];
  may_contain: readonly string[];
  /** When false, the food is never shown as free of anything. */
  allergens_confirmed: boolean;
  featured: boolean;
  image: ContentPicture | null;
  order: number;
}

export interface Dish extends Food {
  /** Raw or undercooked (Food Code 3-603.11): carries an asterisk. */
  raw: boolean;
  spicy_level: SpicyLevel;
}

export interface Drink extends Food {
  /** Percent by volume; null where the source gives none. */
  abv: number | null;
  region: string;
  grape: string;
}

export const dishPlace = (id: string) => `dish-${id}`;

export interface FoodCategory<Item> {
  name: string;
  slug: string;
  /** Featured first, then by order, then by name. Only what is available. */
  items: readonly Item[];
}

export interface FoodList<Item> {
  /** ISO 4217. */
  currency: string;
  categories: readonly FoodCategory<Item>[];
}

export type Menu = FoodList<Dish>;
export type DrinkList = FoodList<Drink>;
