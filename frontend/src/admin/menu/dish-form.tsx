import { dishBody, type StaffDish } from '../../api/staff/staff-menu';
import { isGenericDrinkTag } from '../../domain/tags';
import { FoodAllergens } from '../food/food-allergens';
import { FoodBasics } from '../food/food-basics';
import { foodFieldWords, orNone, yesOrNo } from '../food/food-fields';
import { FoodForm } from '../food/food-form';
import { FormSection } from '../forms/form-section';
import { TagsField } from '../food/tags-field';
import type { FoodSources } from '../food/food-form-screen';
import { ChoiceField } from '../forms/choice-field';
import { SwitchField } from '../forms/switch-field';
import { dishKind } from './dish-kind';
import { dishPreviewIn } from './dish-preview';
import { DISH_WIRE_NAMES, dishSchema, dishValues, HALAL } from './dish-values';
import { HighlightTagField } from './highlight-tag-field';

const HEAT = [
  { value: '0', label: 'Not spicy' },
  { value: '1', label: 'A little' },
  { value: '2', label: 'Spicy' },
  { value: '3', label: 'Very spicy' },
];

export function DishForm({ sources }: { sources: FoodSources<StaffDish> }) {
  const { categories, vocabulary, entry, original } = sources;
  const { currency } = vocabulary;
  const worn = entry?.dietaryTags ?? original?.dietaryTags ?? [];
  const { allergens, isConfirmed, ...before } = foodFieldWords(dishKind.words, categories, vocabulary);
  const tags = vocabulary.dietaryTags.filter(
    ({ slug }) => slug !== HALAL && (!isGenericDrinkTag(slug) || worn.includes(slug)),
  );
  return (
    <FoodForm
      kind={dishKind}
      sources={sources}
      schema={dishSchema}
      toValues={dishValues}
      toBody={dishBody}
      wireNames={DISH_WIRE_NAMES}
      fields={{
        ...before,
        isHalal: { label: 'Halal', show: yesOrNo },
        spicyLevel: {
          label: 'How spicy',
          show: (level) => HEAT.find(({ value }) => value === level)?.label ?? level,
        },
        isRaw: { label: 'Raw or undercooked', show: yesOrNo },
        allergens,
        isConfirmed,
        highlightTag: { label: 'Label in the highlights', show: orNone },
      }}
      preview={dishPreviewIn(currency)}
    >
      <FoodBasics
        title="The dish"
        currency={currency}
        categories={categories}
        pictureHelp="Shown with the dish while it is a Chef’s Pick, and where it is highlighted on the home page."
      />
      <FormSection title="On the menu">
        <SwitchField
          name="isAvailable"
          help="Off means sold out: diners do not see the dish until you turn it on again."
        />
        <SwitchField
          name="isFeatured"
          help="Shown before the other dishes of its category, with its picture and the badge “Chef’s Pick”."
        />
      </FormSection>
      <FormSection title="Good to know">
        <TagsField name="dietaryTags" terms={tags} />
        <SwitchField name="isHalal" help="Adds the tag “Halal”." />
        <ChoiceField
          name="spicyLevel"
          choices={HEAT}
          help="Anything but “Not spicy” gets the badge “Spicy”."
        />
        <SwitchField
          name="isRaw"
          help="For raw or undercooked meat, poultry, fish, shellfish or eggs. The law wants an asterisk beside the name and a reminder on the page: both appear by themselves."
        />
      </FormSection>
      <FoodAllergens vocabulary={vocabulary} one="dish" />
      <FormSection title="On the home page">
        <HighlightTagField />
      </FormSection>
    </FoodForm>
  );
}
