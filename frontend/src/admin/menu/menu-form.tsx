import { FoodForm } from '../food/food-form';
import { dishFields } from './dish-fields';
import { dishKind } from './dish-kind';
import { dishPreview } from './dish-preview';

export function MenuForm() {
  return <FoodForm kind={dishKind} fields={dishFields} preview={dishPreview} />;
}
