import type { FoodCollection } from '../../api/staff/food-collection';
import type { CategoryCollection } from '../../api/staff/staff-categories';
import type { StaffFood } from '../../api/staff/staff-food';

/** What tells the list of dishes from the list of drinks, for everything that both have in common. */
export interface FoodKind<Entity extends StaffFood = StaffFood> {
  collection: FoodCollection<Entity>;
  categories: CategoryCollection;
  /** The screen of the list. */
  root: string;
  /** Where diners see it. */
  live: { to: string; label: string };
  words: FoodWords;
  /** What the search looks at beside name, description, tags and allergens. */
  searchedToo?: (food: Entity) => readonly string[];
  /** Whether the home page can highlight one. */
  canBeHighlighted: boolean;
}

export interface FoodWords {
  /** `Menu`. */
  title: string;
  /** `menu`, as in “on the menu”. */
  list: string;
  /** `dish`. */
  one: string;
  /** `dishes`. */
  many: string;
  /** `Chef’s Pick`: what diners read on a featured one. */
  pick: string;
  /** `Chef’s Picks`. */
  picks: string;
}
