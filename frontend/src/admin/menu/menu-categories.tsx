import { FoodCategories } from '../food/food-categories';
import { dishKind } from './dish-kind';

/** The screen of the menu’s categories. */
export function MenuCategories() {
  return <FoodCategories kind={dishKind} />;
}
