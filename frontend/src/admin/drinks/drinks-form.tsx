import { numberIn } from '../../domain/typed-number';
import { sulfitesOf } from '../../domain/sulfites';
import { wineStyle } from '../../domain/wine';
import { DrinkEntry } from '../../features/drink/drink-entry';
import { FoodForm } from '../food/food-form';
import { FoodPreview, shownFood } from '../food/food-preview';
import { drinkFields, type DrinkValues } from './drink-fields';
import { drinkKind } from './drink-kind';

export function DrinksForm() {
  return <FoodForm kind={drinkKind} fields={drinkFields} preview={drinkPreview} />;
}

/** The drink as the drinks page shows it. `currency` is an ISO 4217 code. */
function drinkPreview(values: DrinkValues, currency: string) {
  const drink = {
    ...shownFood(values, 'Name of the drink'),
    producer: values.producer.trim(),
    vintage: values.vintage.trim().toUpperCase(),
    style: wineStyle(values.style),
    alcohol_free: values.alcohol_free,
    abv: numberIn(values.abv),
    region: values.region.trim(),
    grape: values.grape.trim(),
  };
  return (
    <FoodPreview
      values={values}
      soldOut="Sold out: guests don’t see this drink."
      remarks={[
        ...(values.image && !values.featured
          ? ['The list shows its photo only while it is a Signature.']
          : []),
        ...(sulfitesOf(drink) === 'said'
          ? ['The top of the page says that all wines contain sulfites.']
          : []),
      ]}
    >
      <DrinkEntry drink={drink} currency={currency} hasStyle isLead />
    </FoodPreview>
  );
}
