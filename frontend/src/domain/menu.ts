/** How much heat a dish carries; 0 is none. */
export type SpicyLevel = 0 | 1 | 2 | 3;

/** A picture that content brings with it. `src` is a path on this origin or an absolute URL. */
export interface ContentPicture {
  src: string;
  alt: string;
}

/** A dish as pages see it: every alias, null and string price of the wire is settled. */
export interface Dish {
  id: string;
  name: string;
  description: string;
  /** In units of the menu's currency (dollars, not cents). */
  price: number;
  /** Slugs, without repeats, in the order given; `halal` is among them when the dish is halal. */
  dietaryTags: readonly string[];
  /** Slugs of the allergens that the dish contains. */
  allergens: readonly string[];
  /** Slugs of the allergens that it may contain by contact. */
  mayContain: readonly string[];
  /** Whether staff confirmed the allergens. When false the dish is never shown as free of anything. */
  areAllergensConfirmed: boolean;
  /** Served raw or undercooked (Food Code 3-603.11): carries an asterisk. */
  isRaw: boolean;
  spicyLevel: SpicyLevel;
  isFeatured: boolean;
  picture: ContentPicture | null;
  /** Place within its category; 999 where the source gives none. */
  order: number;
}

export interface MenuCategory {
  name: string;
  slug: string;
  /** Featured first, then by order, then by name. Only available dishes. */
  dishes: readonly Dish[];
}

export interface Menu {
  /** ISO 4217. */
  currency: string;
  categories: readonly MenuCategory[];
}
