import { DishEntry } from '../../features/dish/dish-entry';
import { RawFoodNotice } from '../../features/notices/raw-food-notice';
import { parseTags } from '../../domain/parse-tags';
import type { SpicyLevel } from '../../domain/menu';
import { FoodPreview, shownFood } from '../food/food-preview';
import { HALAL, type DishValues } from './dish-fields';

/** The dish as the menu page prints it. `currency` is an ISO 4217 code. */
export function dishPreview(values: DishValues, currency: string) {
  const food = shownFood(values, 'Name of the dish');
  const dietary_tags = values.halal ? parseTags([...food.dietary_tags, HALAL]) : food.dietary_tags;
  const dish = {
    ...food,
    dietary_tags,
    raw: values.raw,
    spicy_level: Number(values.spicy_level) as SpicyLevel,
  };
  return (
    <FoodPreview
      price={values.price}
      isAvailable={values.available}
      soldOut="Sold out: diners do not see this dish."
      remarks={remarksOn(values)}
    >
      <DishEntry dish={dish} currency={currency} hasPicture={dish.featured} />
      {dish.raw && <RawFoodNotice />}
    </FoodPreview>
  );
}

function remarksOn({ image, featured }: DishValues): readonly string[] {
  if (image && !featured) return ['The menu shows its photo only while it is a Chef’s Pick.'];
  return featured && !image ? ['A Chef’s Pick looks best with a photo.'] : [];
}
