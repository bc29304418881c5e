import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { expect, it } from 'vitest';
import { renderInAdmin } from '../../testing/admin/render-in-admin';
import { someFood } from '../../testing/admin/food';
import { pricesQuestion } from './prices';
import { PricesField, type TypedPrice } from './prices-field';

const TAPA = { label: 'tapa', price: 7 };
const RACION = { label: 'ración', price: 14 };

function Held() {
  return <output>{JSON.stringify(useWatch({ name: 'prices' }))}</output>;
}

function show(prices: TypedPrice[]) {
  function Form() {
    return (
      <FormProvider {...useForm({ defaultValues: { prices } })}>
        <PricesField currency="USD" />
        <Held />
      </FormProvider>
    );
  }
  const { container } = renderInAdmin(<Form />);
  const held = () => JSON.parse(container.querySelector('output')?.textContent ?? '') as TypedPrice[];
  return { held, user: userEvent.setup() };
}

const field = (name: string) => screen.getByRole('textbox', { name });
const button = (name: string) => screen.getByRole('button', { name });

it('is one price until another is added; then each can be named, moved and removed by keyboard', async () => {
  const { held, user } = show([{ label: '', price: '7' }]);
  expect(screen.queryByRole('button', { name: /Remove|Move/ })).toBeNull();
  await user.type(field('Size'), 'tapa');
  await user.click(button('Add a price'));
  await user.type(field('Size (2)'), 'ración');
  await user.type(field('Price (2)'), '14');
  expect(held()).toEqual([
    { label: 'tapa', price: '7' },
    { label: 'ración', price: '14' },
  ]);
  button('Move ración up').focus();
  await user.keyboard('{Enter}');
  expect(held().map(({ label }) => label)).toEqual(['ración', 'tapa']);
  expect(screen.getByText('“ración” moved to place 1 of 2.')).toBeInTheDocument();
  button('Remove ración').focus();
  await user.keyboard('{Enter}');
  expect(held()).toEqual([{ label: 'tapa', price: '7' }]);
  expect(within(screen.getByRole('list', { name: 'All prices' })).getAllByRole('listitem')).toHaveLength(1);
});

it('has at most six prices', () => {
  show(['a', 'b', 'c', 'd', 'e', 'f'].map((label) => ({ label, price: '1' })));
  expect(screen.queryByRole('button', { name: 'Add a price' })).toBeNull();
});

it.each([
  [[TAPA, RACION], null],
  [[{ ...TAPA, price: 70 }, RACION], 'Change Bravas (tapa) from $7 to $70?'],
  [[TAPA, { ...RACION, price: 1 }], 'Change Bravas (ración) from $14 to $1?'],
  [[TAPA, { label: 'bandeja', price: 90 }], null],
  [[{ label: '', price: 70 }], 'Change Bravas from $7 to $70?'],
])('asks before one of them changes by more than half: %j', (now, title) => {
  const stored = someFood({ name: 'Bravas', price: 7, prices: [TAPA, RACION] });
  expect(pricesQuestion(stored, now, 'USD')?.title ?? null).toBe(title);
});
