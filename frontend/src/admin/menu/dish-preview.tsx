import { DishEntry } from '../../features/dish/dish-entry';
import { RawFoodNotice } from '../../features/notices/raw-food-notice';
import { parseTags } from '../../domain/parse-tags';
import type { SpicyLevel } from '../../domain/menu';
import { FoodPreview, shownFood } from '../food/food-preview';
import { HALAL, type DishValues } from './dish-values';

/** Draws the dish as the menu page prints it, with prices in this currency (ISO 4217). */
export function dishPreviewIn(currency: string) {
  return (values: DishValues) => <DishPreview values={values} currency={currency} />;
}

function DishPreview({ values, currency }: { values: DishValues; currency: string }) {
  const food = shownFood(values, 'Name of the dish');
  const dietaryTags = values.isHalal ? parseTags([...food.dietaryTags, HALAL]) : food.dietaryTags;
  const dish = {
    ...food,
    dietaryTags,
    isRaw: values.isRaw,
    spicyLevel: Number(values.spicyLevel) as SpicyLevel,
  };
  return (
    <FoodPreview
      price={values.price}
      isAvailable={values.isAvailable}
      soldOut="Sold out: diners do not see this dish."
      remarks={remarksOn(values)}
    >
      <DishEntry dish={dish} currency={currency} hasPicture={dish.isFeatured} />
      {dish.isRaw && <RawFoodNotice />}
    </FoodPreview>
  );
}

function remarksOn({ image, isFeatured }: DishValues): readonly string[] {
  if (image && !isFeatured) return ['The menu shows its picture only while it is a Chef’s Pick.'];
  return isFeatured && !image ? ['A Chef’s Pick looks best with a picture.'] : [];
}
