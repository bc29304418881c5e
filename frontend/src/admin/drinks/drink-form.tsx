import { drinkBody, type StaffDrink } from '../../api/staff/staff-drinks';
import { FoodAllergens } from '../food/food-allergens';
import { FoodBasics } from '../food/food-basics';
import { foodFieldWords, orNone } from '../food/food-fields';
import { FoodForm } from '../food/food-form';
import { FormSection } from '../forms/form-section';
import { TagsField } from '../food/tags-field';
import type { FoodSources } from '../food/food-form-screen';
import { NumberField } from '../forms/number-field';
import { SwitchField } from '../forms/switch-field';
import { TextField } from '../forms/text-field';
import { drinkKind } from './drink-kind';
import { drinkPreviewIn } from './drink-preview';
import { DRINK_WIRE_NAMES, drinkSchema, drinkValues } from './drink-values';

export function DrinkForm({ sources }: { sources: FoodSources<StaffDrink> }) {
  const { categories, vocabulary } = sources;
  const { currency } = vocabulary;
  const words = foodFieldWords(drinkKind.words, categories, vocabulary);
  const { name, price, categoryId, image, description, ...after } = words;
  return (
    <FoodForm
      kind={drinkKind}
      sources={sources}
      schema={drinkSchema}
      toValues={drinkValues}
      toBody={drinkBody}
      wireNames={DRINK_WIRE_NAMES}
      fields={{
        name,
        price,
        categoryId,
        image,
        description,
        region: { label: 'Region', show: orNone },
        grape: { label: 'Grape', show: orNone },
        abv: { label: 'Alcohol', show: (abv) => (abv === '' ? 'Not given' : `${abv} %`) },
        ...after,
      }}
      preview={drinkPreviewIn(currency)}
    >
      <FoodBasics
        title="The drink"
        currency={currency}
        categories={categories}
        pictureHelp="Shown with the drink while it is a Signature."
      />
      <FormSection title="Where it comes from">
        <TextField name="region" lang="es" help="Like Rioja or Penedès. Diners can search it." />
        <TextField name="grape" lang="es" help="One or more, like Tempranillo, Garnacha." />
        <NumberField
          name="abv"
          unit="%"
          help="By volume, as on the label. Leave it empty where it is not known."
        />
      </FormSection>
      <FormSection title="On the drinks list">
        <SwitchField
          name="isAvailable"
          help="Off means sold out: diners do not see the drink until you turn it on again."
        />
        <SwitchField
          name="isFeatured"
          help="Shown before the other drinks of its category, with its picture and the badge “Signature”."
        />
        <TagsField
          name="dietaryTags"
          terms={vocabulary.dietaryTags}
          help="The kind of drink and how it is served help the search; diners see the others on the drink."
        />
      </FormSection>
      <FoodAllergens vocabulary={vocabulary} one="drink" />
    </FoodForm>
  );
}
