export type SpicyLevel = 0 | 1 | 2 | 3;

/** A picture from the CMS. `src` is on this origin: pages forbid others (`img-src`). */
export interface ContentPicture {
  src: string;
  alt: string;
}

/** The price of one size: a tapa, a glass. */
export interface NamedPrice {
  label: string;
  price: number;
}

/** The fields dishes and drinks share, named as in the API, with aliases, nulls and string prices normalized. */
export interface Food {
  id: string;
  name: string;
  description: string;
  /** In units of the list's currency (dollars, not cents). */
  price: number;
  /** In menu order; the first is `price`. Empty if there is only one price. */
  prices: readonly NamedPrice[];
  /** Slugs without duplicates, in their original order, including `halal` for a halal dish. */
  dietary_tags: readonly string[];
  allergens: readonly string[];
  may_contain: readonly string[];
  /** If false, the food is never shown as free of anything. */
  allergens_confirmed: boolean;
  featured: boolean;
  image: ContentPicture | null;
  order: number;
  /** Available items from the other list that go well with this one. */
  pairings: readonly Pairing[];
}

export interface Pairing {
  id: string;
  name: string;
  /** Only of a dish. */
  raw?: boolean | undefined;
}

/** Whether its name carries the mark for raw or undercooked food (Food Code 3-603.11). Only dishes do. */
export const isRaw = (food: Food) => 'raw' in food && food.raw === true;
export const hasRawPairing = ({ pairings }: Food) => pairings.some(({ raw }) => raw);

export interface Dish extends Food {
  /** Raw or undercooked (Food Code 3-603.11): carries an asterisk. */
  raw: boolean;
  spicy_level: SpicyLevel;
}

export interface Drink extends Food {
  producer: string;
  /** A year, or `NV`; empty if unknown. */
  vintage: string;
  /** The style of a wine; null for any other drink. */
  style: string | null;
  /** True only if it contains no alcohol at all. */
  alcohol_free: boolean;
  /** Percent by volume; null if unknown. */
  abv: number | null;
  region: string;
  grape: string;
}

export type FoodKind = 'dish' | 'drink';

const PAGES = { dish: '/menu', drink: '/drinks' };

/** The anchor of a dish or drink on the page that lists it. */
export const placeOf = (kind: FoodKind, id: string) => `${kind}-${id}`;

export const foodLink = (kind: FoodKind, id: string) => `${PAGES[kind]}#${placeOf(kind, id)}`;

export interface FoodCategory<Item> {
  name: string;
  slug: string;
  /** Featured items first, then by order, then by name. Only available ones. */
  items: readonly Item[];
}

export interface FoodList<Item> {
  /** ISO 4217. */
  currency: string;
  categories: readonly FoodCategory<Item>[];
}

export type Menu = FoodList<Dish>;
export type DrinkList = FoodList<Drink>;
