import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { expect, it } from 'vitest';
import { renderInAdmin } from '../../../testing/admin/render-in-admin';
import { ChoiceField } from './choice-field';
import { DateField, NumberField, SelectField, TimeField } from './fields';

/** A form with one field, called x, that shows its current value. */
function OneField({ start, children }: { start: unknown; children: ReactNode }) {
  const form = useForm({ defaultValues: { x: start } });
  const held = useWatch({ control: form.control, name: 'x' });
  return (
    <FormProvider {...form}>
      {children}
      <output aria-label="held">{JSON.stringify(held)}</output>
    </FormProvider>
  );
}

function renderField(start: unknown, field: ReactNode) {
  renderInAdmin(<OneField start={start}>{field}</OneField>);
  return { user: userEvent.setup({ delay: null }), held: () => screen.getByLabelText('held').textContent };
}

const CHOICES = [
  { value: 'a', label: 'Tapas' },
  { value: 'b', label: 'Paella' },
];

it('a select offers its choices, and an empty one if nothing is chosen', async () => {
  const { user, held } = renderField(
    '',
    <SelectField name="x" label="Category" choices={CHOICES} none="Choose" />,
  );
  const select = screen.getByLabelText('Category');
  expect(select).toHaveDisplayValue('Choose');
  await user.selectOptions(select, 'Paella');
  expect(held()).toBe('"b"');
});

it('a select keeps and shows a value that is no longer offered', () => {
  const { held } = renderField('gone', <SelectField name="x" label="Category" choices={CHOICES} />);
  expect(screen.getByLabelText('Category')).toHaveDisplayValue('No longer in the list');
  expect(held()).toBe('"gone"');
});

it('a choice moves with the arrow keys, and so does focus', async () => {
  const { user, held } = renderField(
    'a',
    <ChoiceField name="x" label="Heat" choices={CHOICES} help="How hot" />,
  );
  const group = screen.getByRole('radiogroup', { name: 'Heat' });
  expect(group).toHaveAccessibleDescription('How hot');
  await user.tab();
  expect(screen.getByRole('radio', { name: 'Tapas' })).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('radio', { name: 'Paella' })).toBeChecked();
  expect(held()).toBe('"b"');
});

it('a number stays as typed', async () => {
  const { user, held } = renderField(
    '',
    <NumberField name="x" label="Strength" unit="%" help="In percent" />,
  );
  await user.type(screen.getByLabelText('Strength'), '13.');
  expect(held()).toBe('"13."');
  expect(screen.getByLabelText('Strength')).toHaveAccessibleDescription('In percent');
});

it('days and times use the device’s own inputs', async () => {
  const { user, held } = renderField('2026-11-26', <DateField name="x" label="Day" min="2026-11-21" />);
  const day = screen.getByLabelText('Day');
  expect(day).toHaveAttribute('type', 'date');
  expect(day).toHaveValue('2026-11-26');
  await user.clear(day);
  expect(held()).toBe('""');
});

it('a time is stored in 24-hour format', async () => {
  const { user, held } = renderField('', <TimeField name="x" label="Opens" />);
  await user.type(screen.getByLabelText('Opens'), '16:30');
  expect(held()).toBe('"16:30"');
});
