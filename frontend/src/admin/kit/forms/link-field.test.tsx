import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { drinksCollection, menuCollection } from '../../../api/staff/staff-food';
import { PUBLIC_PAGES } from '../../../domain/public-pages';
import { someStaffDish } from '../../../testing/admin/food';
import { renderInAdmin } from '../../../testing/admin/render-in-admin';
import { LinkField } from './link-field';

function Field({ start }: { start: string }) {
  const form = useForm({ defaultValues: { x: start } });
  return (
    <FormProvider {...form}>
      <LinkField name="x" label="Leads to" help="Choose." />
      <output aria-label="held">{useWatch({ control: form.control, name: 'x' })}</output>
    </FormProvider>
  );
}

async function show(start: string) {
  vi.spyOn(menuCollection, 'list').mockResolvedValue([
    someStaffDish({ id: 'd1', name: 'Gildas' }),
    someStaffDish({ id: 'd2', name: 'Croquetas de jamón', available: false }),
  ]);
  vi.spyOn(drinksCollection, 'list').mockResolvedValue([
    { ...someStaffDish({ id: 'w1', name: 'Fino' }) } as never,
  ]);
  renderInAdmin(<Field start={start} />);
  const user = userEvent.setup({ delay: null });
  const link = screen.getByRole('combobox', { name: 'Leads to' });
  await user.click(link);
  await screen.findByRole('option', { name: 'Fino' });
  const options = () => screen.queryAllByRole('option').map((option) => option.textContent?.trim());
  return { user, link, options, held: () => screen.getByLabelText('held').textContent };
}

it('a link offers all of the site’s pages, dishes and drinks by name, and accepts a typed address', async () => {
  const { user, link, options, held } = await show('/menu');
  expect(link).toHaveAccessibleDescription('The page “Menu”.');
  expect(options()).toHaveLength(PUBLIC_PAGES.length + 3);
  await user.click(screen.getByRole('option', { name: 'Tapas $5 (/5-tapas)' }));
  expect(held()).toBe('/5-tapas');
  await user.clear(link);
  expect(link).toHaveAccessibleDescription('Choose.');
  await user.type(link, 'https://a.example/b');
  expect(held()).toBe('https://a.example/b');
  expect(link).toHaveAccessibleDescription('Choose.');
});

it.each([
  ['gilda', 'Gildas', '/menu#dish-d1', 'The dish “Gildas”.'],
  ['fino', 'Fino', '/drinks#drink-w1', 'The drink “Fino”.'],
])('a link to %s is chosen by its name, with the keyboard', async (typed, name, address, words) => {
  const { user, link, options, held } = await show('');
  await user.type(link, typed);
  expect(options()).toEqual([name]);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(held()).toBe(address);
  expect(link).toHaveAccessibleDescription(words);
});

it.each([
  ['/menu#dish-d2', '“Croquetas de jamón” is sold out. Guests who follow the link see a note saying so.'],
  [
    '/menu#dish-gone',
    'This dish has been deleted. Guests who follow the link see a note saying so. Choose another.',
  ],
  [
    '/drinks#drink-gone',
    'This drink has been deleted. Guests who follow the link see a note saying so. Choose another.',
  ],
])('a link to %s says what guests will find', async (address, words) => {
  const { link } = await show(address);
  expect(link).toHaveAccessibleDescription(words);
});
