import { FoodCategories } from '../food/food-categories';
import { drinkKind } from './drink-kind';

export function DrinksCategories() {
  return <FoodCategories kind={drinkKind} />;
}
