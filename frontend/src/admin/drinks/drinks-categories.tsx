import { FoodCategories } from '../food/food-categories';
import { drinkKind } from './drink-kind';

/** The screen of the categories of the drinks. */
export function DrinksCategories() {
  return <FoodCategories kind={drinkKind} />;
}
