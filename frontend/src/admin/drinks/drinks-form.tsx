import { FoodFormScreen } from '../food/food-form-screen';
import { DrinkForm } from './drink-form';
import { drinkKind } from './drink-kind';

/** The screen of one drink, new or stored. */
export function DrinksForm() {
  return <FoodFormScreen kind={drinkKind}>{(sources) => <DrinkForm sources={sources} />}</FoodFormScreen>;
}
