export type SpicyLevel = 0 | 1 | 2 | 3;

/** A picture that content brings with it. `src` is a path on this origin or an absolute URL. */
export interface ContentPicture {
  src: string;
  alt: string;
}

/** What one size costs: a tapa, a glass. */
export interface NamedPrice {
  label: string;
  price: number;
}

/** What dishes and drinks share, by the API's names, with aliases, nulls and string prices normalised. */
export interface Food {
  id: string;
  name: string;
  description: string;
  /** In units of the list's currency (dollars, not cents). */
  price: number;
  /** In the order of the menu; the first is `price`. Empty where there is one price only. */
  prices: readonly NamedPrice[];
  /** Slugs without repeats, in the order given; `halal` is one of them when the dish is halal. */
  dietary_tags: readonly string[];
  allergens: readonly string[];
  may_contain: readonly string[];
  /** When false, the food is never shown as free of anything. */
  allergens_confirmed: boolean;
  featured: boolean;
  image: ContentPicture | null;
  order: number;
  /** What it goes well with on the other list, and is available. */
  pairings: readonly Pairing[];
}

export interface Pairing {
  id: string;
  name: string;
}

export interface Dish extends Food {
  /** Raw or undercooked (Food Code 3-603.11): carries an asterisk. */
  raw: boolean;
  spicy_level: SpicyLevel;
}

export interface Drink extends Food {
  producer: string;
  /** A year, or `NV`; empty if unknown. */
  vintage: string;
  /** Of a wine; null for any other drink. */
  style: string | null;
  /** Without any alcohol. Never set where there is some. */
  alcohol_free: boolean;
  /** Percent by volume; null where the source gives none. */
  abv: number | null;
  region: string;
  grape: string;
}

export const dishPlace = (id: string) => `dish-${id}`;
export const drinkPlace = (id: string) => `drink-${id}`;

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
