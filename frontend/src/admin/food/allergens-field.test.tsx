import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { expect, it } from 'vitest';
import { renderInAdmin } from '../../testing/admin/render-in-admin';
import { SeveralField } from '../kit/forms/several-field';
import { AllergensField } from './allergens-field';
import { inLegendOrder } from './slug-order';

const ALLERGENS = [
  { slug: 'milk', label: 'Milk' },
  { slug: 'egg', label: 'Egg' },
  { slug: 'gluten', label: 'Gluten' },
];
const TAGS = [
  { value: 'vegan', label: 'Vegan' },
  { value: 'gluten-free', label: 'Gluten-free' },
];

function Fields({ contains = [] as string[], tags = [] as string[], isConfirmed = false }) {
  const allergens = { contains, mayContain: ['egg'] };
  const form = useForm({
    defaultValues: { name: 'Flan', allergens, tags, allergens_confirmed: isConfirmed },
  });
  const values = useWatch({ control: form.control });
  return (
    <FormProvider {...form}>
      <AllergensField name="allergens" label="What is in it?" help="All eleven." terms={ALLERGENS} />
      <SeveralField name="tags" label="Tags" choices={TAGS} inOrder={inLegendOrder} />
      <input aria-label="Name" {...form.register('name')} />
      <output data-testid="held">{JSON.stringify(values)}</output>
    </FormProvider>
  );
}

const held = () => JSON.parse(screen.getByTestId('held').textContent ?? '') as Record<string, unknown>;
const answers = (allergen: string) => screen.getByRole('radiogroup', { name: allergen });

it('offers three answers for each allergen, in a group named after it', () => {
  renderInAdmin(<Fields contains={['milk']} />);
  const field = screen.getByRole('group', { name: 'What is in it?' });
  expect(field).toHaveAccessibleDescription('All eleven.');
  expect(within(field).getAllByRole('radiogroup')).toHaveLength(3);
  expect(within(answers('Milk')).getByRole('radio', { name: 'Contains' })).toBeChecked();
  expect(within(answers('Egg')).getByRole('radio', { name: 'May contain' })).toBeChecked();
  expect(within(answers('Gluten')).getByRole('radio', { name: 'No' })).toBeChecked();
});

it('contains each allergen once, in legend order, whatever the order of the answers', async () => {
  const user = userEvent.setup();
  renderInAdmin(<Fields />);
  await user.click(within(answers('Gluten')).getByRole('radio', { name: 'Contains' }));
  await user.click(within(answers('Egg')).getByRole('radio', { name: 'Contains' }));
  await user.click(within(answers('Milk')).getByRole('radio', { name: 'May contain' }));
  expect(held().allergens).toEqual({ contains: ['egg', 'gluten'], mayContain: ['milk'] });
  await user.click(within(answers('Egg')).getByRole('radio', { name: 'No' }));
  expect(held().allergens).toEqual({ contains: ['gluten'], mayContain: ['milk'] });
});

it('works by keyboard: Tab to an allergen, arrows to an answer', async () => {
  const user = userEvent.setup();
  renderInAdmin(<Fields />);
  await user.tab();
  expect(screen.getByText('May contain egg.')).toHaveFocus();
  await user.tab();
  expect(within(answers('Milk')).getByRole('radio', { name: 'No' })).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(held().allergens).toEqual({ contains: [], mayContain: ['milk', 'egg'] });
  await user.tab();
  expect(within(answers('Egg')).getByRole('radio', { name: 'May contain' })).toHaveFocus();
});

it('collapses confirmed allergens into one line, which a press expands', async () => {
  const user = userEvent.setup();
  renderInAdmin(<Fields contains={['milk', 'gluten']} isConfirmed />);
  expect(answers('Milk')).not.toBeVisible();
  await user.click(screen.getByText('Contains milk, gluten. May contain egg.'));
  expect(answers('Milk')).toBeVisible();
});

it('becomes unconfirmed once an answer changes, and says so', async () => {
  const user = userEvent.setup();
  renderInAdmin(<Fields contains={['milk']} isConfirmed />);
  await user.click(screen.getByText('Contains milk. May contain egg.'));
  await user.click(within(answers('Milk')).getByRole('radio', { name: 'No' }));
  expect(held()).toMatchObject({ allergens: { contains: [] }, allergens_confirmed: false });
  expect(screen.getByText(/^Not confirmed/)).toBeVisible();
});

it('stays confirmed under another name, but asks whether the recipe changed too', async () => {
  const user = userEvent.setup();
  renderInAdmin(<Fields contains={['milk']} isConfirmed />);
  await user.type(screen.getByRole('textbox', { name: 'Name' }), ' ');
  expect(screen.queryByText(/^You changed the name/)).not.toBeInTheDocument();
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'vegano');
  expect(screen.getByText(/^You changed the name/)).toBeVisible();
  expect(held()).toMatchObject({ allergens_confirmed: true });
});

it('keeps values that are no longer in the vocabulary, so that they can be removed', async () => {
  const user = userEvent.setup();
  renderInAdmin(<Fields contains={['lupin']} tags={['house-made']} />);
  expect(within(answers('lupin')).getByRole('radio', { name: 'Contains' })).toBeChecked();
  await user.click(screen.getByRole('checkbox', { name: 'Gluten-free' }));
  await user.click(screen.getByRole('checkbox', { name: 'Vegan' }));
  expect(held().tags).toEqual(['vegan', 'gluten-free', 'house-made']);
  await user.click(screen.getByRole('checkbox', { name: 'house-made' }));
  expect(held().tags).toEqual(['vegan', 'gluten-free']);
});
