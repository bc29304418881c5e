import { FoodCategories } from '../food/food-categories';
import { FoodList } from '../food/food-list';
import { dishKind } from './dish-kind';

export function MenuList() {
  return <FoodList kind={dishKind} />;
}

export function MenuCategories() {
  return <FoodCategories kind={dishKind} />;
}
