import { FoodCategories } from '../food/food-categories';
import { FoodList } from '../food/food-list';
import { drinkKind } from './drink-kind';

export function DrinksList() {
  return <FoodList kind={drinkKind} />;
}

export function DrinksCategories() {
  return <FoodCategories kind={drinkKind} />;
}
