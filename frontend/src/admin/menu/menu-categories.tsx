import { FoodCategories } from '../food/food-categories';
import { dishKind } from './dish-kind';

export function MenuCategories() {
  return <FoodCategories kind={dishKind} />;
}
