import { FoodList } from '../food/food-list';
import { drinkKind } from './drink-kind';

/** The screen of all drinks. */
export function DrinksList() {
  return <FoodList kind={drinkKind} />;
}
