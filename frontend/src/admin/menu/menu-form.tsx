import { FoodFormScreen } from '../food/food-form-screen';
import { DishForm } from './dish-form';
import { dishKind } from './dish-kind';

/** The screen of one dish, new or stored. */
export function MenuForm() {
  return <FoodFormScreen kind={dishKind}>{(sources) => <DishForm sources={sources} />}</FoodFormScreen>;
}
