import type { CategoryCollection, StaffCategory } from '../../api/staff/staff-categories';
import type { FoodCollection, StaffFood } from '../../api/staff/staff-food';
import type { Vocabulary } from '../../api/staff/vocabulary';
import type { ListSource } from '../kit/lists/use-staff-list';
import type { Column } from './csv-columns';

export interface FoodKind<Entity extends StaffFood = StaffFood> {
  collection: FoodCollection<Entity>;
  categories: CategoryCollection;
  /** The columns of its spreadsheet. */
  columns: readonly Column[];
  /** The other list, if its entries are paired with these on this screen. */
  partners?: ListSource<StaffFood>;
  root: string;
  live: { to: string; label: string };
  words: FoodWords;
  /**
   * More text to search, besides name, description, tags and allergens. A method, not a property: otherwise a kind of
   * drinks would not be a `FoodKind`.
   */
  searchedToo?(this: void, food: Entity): readonly string[];
  canBeHighlighted: boolean;
}

export interface FoodWords {
  title: string;
  /** `menu`, as in “on the menu”. */
  list: string;
  one: string;
  many: string;
  /** `Chef’s Pick`: the badge that diners see on a featured entry. */
  pick: string;
  picks: string;
}

export interface FoodSources<Entity extends StaffFood> {
  entry: Entity | null;
  /** The entry that a new one copies (`?from=`), if any. */
  original: Entity | null;
  categories: readonly StaffCategory[];
  vocabulary: Vocabulary;
}
