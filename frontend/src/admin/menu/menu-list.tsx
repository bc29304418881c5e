import { FoodList } from '../food/food-list';
import { dishKind } from './dish-kind';

/** The screen of all dishes. */
export function MenuList() {
  return <FoodList kind={dishKind} />;
}
