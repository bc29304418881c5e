import type { StaffCategory } from '../../api/staff/staff-categories';
import { LongTextField } from '../forms/long-text-field';
import { PriceField } from '../forms/price-field';
import { SelectField } from '../forms/select-field';
import { TextField } from '../forms/text-field';
import { PictureField } from '../pictures/picture-field';
import { FormSection } from '../forms/form-section';

interface FoodBasicsProps {
  title: string;
  currency: string;
  categories: readonly StaffCategory[];
  pictureHelp: string;
}

/** What nothing can be sold without, first: with a name, a price and a category it can be saved. */
export function FoodBasics({ title, currency, categories, pictureHelp }: FoodBasicsProps) {
  return (
    <FormSection title={title}>
      <TextField name="name" lang="es" isRequired help="As it is printed, in Spanish." />
      <PriceField name="price" currency={currency} isRequired />
      <SelectField
        name="categoryId"
        isRequired
        none="Choose a category"
        choices={categories.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <PictureField name="image" aspect={3 / 2} label="Picture" help={pictureHelp} />
      <LongTextField name="description" help="A line or two in English. Diners can search it." />
    </FormSection>
  );
}
