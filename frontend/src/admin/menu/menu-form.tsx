import { withHalal } from '../../api/wire-values';
import type { SpicyLevel } from '../../domain/menu';
import { DishEntry } from '../../features/dish/dish-entry';
import { RawFoodNotice } from '../../features/notices/raw-food-notice';
import { FoodForm } from '../food/food-form';
import { FoodPreview, shownFood } from '../food/food-preview';
import { dishFields, type DishValues } from './dish-fields';
import { dishKind } from './dish-kind';

export function MenuForm() {
  return <FoodForm kind={dishKind} fields={dishFields} preview={dishPreview} />;
}

/** The dish as the menu page shows it. `currency` is an ISO 4217 code. */
function dishPreview(values: DishValues, currency: string) {
  const food = shownFood(values, 'Name of the dish');
  const dish = {
    ...food,
    dietary_tags: withHalal(food.dietary_tags, values.halal),
    raw: values.raw,
    spicy_level: Number(values.spicy_level) as SpicyLevel,
  };
  return (
    <FoodPreview values={values} soldOut="Sold out: guests don’t see this dish." remarks={remarksOn(values)}>
      <DishEntry dish={dish} currency={currency} isLead={dish.featured} />
      {dish.raw && <RawFoodNotice />}
    </FoodPreview>
  );
}

function remarksOn({ image, featured }: DishValues): readonly string[] {
  return featured && !image ? ['A Chef’s Pick looks best with a photo.'] : [];
}
