import type { StaffDrink } from '../../api/staff/staff-food';
import { allergens, availability, basics, tags } from '../food/food-fields';
import type { FoodSources } from '../food/food-kind';
import { line, number } from '../kit/forms/field-kinds';
import { section, type ValuesOf } from '../kit/forms/field-list';
import { drinkKind } from './drink-kind';

export function drinkFields(sources: FoodSources<StaffDrink>) {
  const { vocabulary } = sources;
  return {
    ...basics(sources, 'Shown with the drink while it is a Signature.'),
    ...section('Where it comes from', {
      region: line({
        label: 'Region',
        max: 80,
        lang: 'es',
        help: 'Like Rioja or Penedès. Diners can search it.',
      }),
      grape: line({ label: 'Grape', max: 120, lang: 'es', help: 'One or more, like Tempranillo, Garnacha.' }),
      abv: number('abv', {
        label: 'Alcohol',
        min: 0,
        max: 100,
        unit: '%',
        help: 'By volume, as on the label. Leave blank if unknown.',
      }),
    }),
    ...section('On the drinks list', {
      ...availability(drinkKind.words),
      dietary_tags: tags(
        vocabulary.dietaryTags,
        vocabulary.dietaryTags,
        'The kind of drink and how it is served help the search; diners see the others on the drink.',
      ),
    }),
    ...allergens(vocabulary, drinkKind.words),
  };
}

export type DrinkValues = ValuesOf<ReturnType<typeof drinkFields>>;
