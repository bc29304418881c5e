import { numberIn } from '../../domain/typed-number';
import { DrinkEntry } from '../../features/drink/drink-entry';
import { FoodForm } from '../food/food-form';
import { FoodPreview, shownFood } from '../food/food-preview';
import { drinkFields, type DrinkValues } from './drink-fields';
import { drinkKind } from './drink-kind';

export function DrinksForm() {
  return <FoodForm kind={drinkKind} fields={drinkFields} preview={drinkPreview} />;
}

/** The drink as the drinks page prints it. `currency` is an ISO 4217 code. */
function drinkPreview(values: DrinkValues, currency: string) {
  const drink = {
    ...shownFood(values, 'Name of the drink'),
    abv: numberIn(values.abv),
    region: values.region.trim(),
    grape: values.grape.trim(),
  };
  return (
    <FoodPreview
      price={values.price}
      isAvailable={values.available}
      soldOut="Sold out: diners do not see this drink."
      remarks={
        values.image && !values.featured ? ['The list shows its photo only while it is a Signature.'] : []
      }
    >
      <DrinkEntry drink={drink} currency={currency} />
    </FoodPreview>
  );
}
