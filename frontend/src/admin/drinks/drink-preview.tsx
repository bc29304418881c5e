import { DrinkEntry } from '../../features/drink/drink-entry';
import { FoodPreview, shownFood } from '../food/food-preview';
import { numberIn } from '../../domain/typed-number';
import type { DrinkValues } from './drink-values';

/** Draws the drink as the drinks page prints it, with prices in this currency (ISO 4217). */
export function drinkPreviewIn(currency: string) {
  return (values: DrinkValues) => <DrinkPreview values={values} currency={currency} />;
}

function DrinkPreview({ values, currency }: { values: DrinkValues; currency: string }) {
  const drink = {
    ...shownFood(values, 'Name of the drink'),
    abv: numberIn(values.abv),
    region: values.region.trim(),
    grape: values.grape.trim(),
  };
  return (
    <FoodPreview
      price={values.price}
      isAvailable={values.isAvailable}
      soldOut="Sold out: diners do not see this drink."
      remarks={
        values.image && !values.isFeatured ? ['The list shows its picture only while it is a Signature.'] : []
      }
    >
      <DrinkEntry drink={drink} currency={currency} />
    </FoodPreview>
  );
}
