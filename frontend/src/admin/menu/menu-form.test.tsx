import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import type { ApiCall } from '../../api/client';
import { staffCall } from '../../api/staff/staff-call';
import { renderInAdmin } from '../../testing/admin/render-in-admin';
import { MenuForm } from './menu-form';
import { changedTo, failure } from '../../testing/admin/failure';
import { someStaffDish } from '../../testing/admin/food';

vi.mock('../../api/staff/staff-call', () => ({ staffCall: vi.fn(), onUnauthorized: () => () => undefined }));
const GILDAS = someStaffDish({
  id: 'gildas',
  etag: '"1"',
  name: 'Gildas',
  description: 'Anchovy and olive.',
  price: 8,
  dietary_tags: 'gluten-free|halal|wine',
  allergens: 'fish',
  image: '/uploads/gildas.jpg?v=1',
  image_alt: 'Picks',
  imageId: 'pic',
  order: 10,
  category: 'bites',
});
const term = (slug: string, label: string) => ({ slug, label_en: label, label_es: label });
const ANSWERS: Readonly<Record<string, unknown>> = {
  '/api/admin/menu/gildas': GILDAS,
  '/api/admin/menu/categories': {
    items: [
      { id: 'bites', etag: '"b"', name: 'Bites', slug: 'bites', order: 1, count: 1 },
      { id: 'rice', etag: '"r"', name: 'Rice', slug: 'rice', order: 2, count: 0 },
    ],
    page: 1,
    pageSize: 2,
    total: 2,
  },
  '/api/admin/site': {
    etag: '"s"',
    currency: 'USD',
    vocabulary: {
      dietary_tags: [
        term('vegan', 'Vegan'),
        term('gluten-free', 'Gluten-free'),
        term('halal', 'Halal'),
        term('wine', 'Wine'),
        term('beer', 'Beer'),
      ],
      allergens: [term('fish', 'Fish'), term('gluten', 'Gluten')],
    },
  },
};
const call = vi.mocked(staffCall);

beforeEach(() => {
  localStorage.clear();
  call.mockReset();
  call.mockImplementation(({ path }: ApiCall) => {
    const body = ANSWERS[path.replace(/\?.*/, '')];
    return body ? Promise.resolve({ status: 200, body, etag: null }) : Promise.reject(failure('not-found'));
  });
});

function show(path: string) {
  const user = userEvent.setup();
  const routes = (
    <Routes>
      <Route path="/admin/menu/new" element={<MenuForm />} />
      <Route path="/admin/menu/:id" element={<MenuForm />} />
      <Route path="/admin/menu" element={<p>The list</p>} />
    </Routes>
  );
  return { user, ...renderInAdmin(routes, { path }) };
}
const nameField = () => screen.findByRole('textbox', { name: /^Name/ });
const priceField = () => screen.getByRole('textbox', { name: /^Price/ });
const preview = () => within(screen.getByRole('complementary', { name: 'Preview' }));

it('is filled with the stored values, and titled with the dish’s name', async () => {
  show('/admin/menu/gildas');
  expect(screen.getByText('Loading the dish…')).toBeInTheDocument();
  expect(await nameField()).toHaveValue('Gildas');
  expect(screen.getByRole('heading', { level: 1, name: 'Gildas' })).toBeVisible();
  expect(priceField()).toHaveValue('8');
  expect(screen.getByRole('switch', { name: 'Halal' })).toBeChecked();
  const tags = within(screen.getByRole('group', { name: 'Dietary tags' })).getAllByRole('checkbox');
  // Drink tags are not offered for a dish, but one it already has can be removed.
  expect(tags.map((tag) => tag.closest('label')?.textContent)).toEqual(['Vegan', 'Gluten-free', 'Wine']);
});

it('says what is gone or could not be loaded, with a way to continue', async () => {
  const gone = show('/admin/menu/nothing');
  const alert = await screen.findByText('This dish can’t be found');
  expect(alert).toBeVisible();
  expect(screen.getByText(/the link may be wrong/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Back to Menu' })).toHaveAttribute('href', '/admin/menu');
  gone.unmount();

  call.mockRejectedValueOnce(failure('offline'));
  const { user } = show('/admin/menu/gildas');
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await nameField()).toHaveValue('Gildas');
});

it('presets a new dish: category from the address, available, allergens not confirmed', async () => {
  const { user } = show('/admin/menu/new?category=rice');
  expect(await nameField()).toHaveValue('');
  expect(screen.getByRole('heading', { level: 1, name: 'New dish' })).toBeVisible();
  expect(screen.getByRole('combobox', { name: /^Category/ })).toHaveValue('rice');
  expect(screen.getByRole('switch', { name: 'On the menu' })).toBeChecked();
  expect(screen.getByRole('switch', { name: 'Allergens confirmed' })).not.toBeChecked();
  await user.type(await nameField(), 'Arroz');
  await user.type(priceField(), '$12');
  await waitFor(() => expect(preview().getByText('$12')).toBeInTheDocument());
  call.mockResolvedValueOnce({ status: 201, body: { ...GILDAS, name: 'Arroz' }, etag: null });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(call.mock.calls.some(([{ method }]) => method === 'POST')).toBe(true));
  expect(call.mock.calls.find(([{ method }]) => method === 'POST')?.[0]).toMatchObject({
    path: '/api/admin/menu',
    body: { name: 'Arroz', price: 12, category: 'rice', available: true, allergens_confirmed: false },
  });
});

it('never confirms different allergens through a conflict', async () => {
  const unconfirmed = { ...GILDAS, allergens_confirmed: false };
  call.mockResolvedValueOnce({ status: 200, body: unconfirmed, etag: null });
  const { user } = show('/admin/menu/gildas');
  await nameField();
  await user.click(screen.getByRole('switch', { name: 'Allergens confirmed' }));
  const theirs = { ...unconfirmed, etag: '"2"', allergens: '' };
  call.mockRejectedValueOnce(changedTo(theirs));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Someone else edited this dish' }));
  const side = (name: string, of: RegExp) =>
    within(dialog.getByRole('radiogroup', { name })).getByRole('radio', { name: of });
  const chosen = (name: string) =>
    within(dialog.getByRole('radiogroup', { name })).getByRole('radio', { checked: true });
  const expectChosen = (allergens: RegExp, confirmed: string) => {
    expect(chosen('Allergens')).toHaveTextContent(allergens);
    expect(chosen('Allergens confirmed')).toHaveTextContent(confirmed);
  };
  expectChosen(/^Theirs/, 'Theirs No');
  await user.click(side('Allergens', /^Mine/));
  expectChosen(/^Mine/, 'Mine Yes');
  await user.click(dialog.getByRole('button', { name: 'Use all mine' }));
  await user.click(side('Allergens', /^Theirs/));
  expectChosen(/^Theirs/, 'Theirs No');
  await user.click(side('Allergens confirmed', /^Mine/));
  expectChosen(/^Mine/, 'Mine Yes');
});

it('flags a price stored with cents, says what to enter, and then saves everything', async () => {
  const words = 'Menu prices are whole dollars: guests would see $9. Enter 8 or 9.';
  call.mockResolvedValueOnce({ status: 200, body: { ...GILDAS, price: 8.5 }, etag: null });
  const { user } = show('/admin/menu/gildas');
  fireEvent.change(await screen.findByLabelText(/^Description/), { target: { value: 'Mended.' } });
  const price = screen.getByLabelText(/^Price/);
  expect(price).toHaveValue('8.50');
  expect(screen.getByText(words)).toBeVisible();
  await user.click(screen.getByText('Save'));
  await user.click(await screen.findByText(words, { selector: 'a' }));
  expect(price).toHaveFocus();
  expect(price).toBeInvalid();
  fireEvent.change(price, { target: { value: '9' } });
  await user.click(screen.getByText('Save'));
  const put = () => call.mock.calls.find(([{ method }]) => method === 'PUT')?.[0];
  await waitFor(() => expect(put()).toMatchObject({ body: { price: 9, description: 'Mended.' } }));
});

it('asks before a price changes by more than half', async () => {
  const { user } = show('/admin/menu/gildas');
  await nameField();
  await user.clear(priceField());
  await user.type(priceField(), '800{Enter}');
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Change Gildas from $8 to $800?' })).getByRole(
      'button',
      {
        name: 'Cancel',
      },
    ),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(call.mock.calls.some(([{ method }]) => method === 'PUT')).toBe(false);
  expect(priceField()).toHaveValue('800');
});

it('starts from another dish, including its picture, but not the kitchen’s confirmation', async () => {
  show('/admin/menu/new?from=gildas');
  expect(await nameField()).toHaveValue('Gildas copy');
  expect(screen.getByRole('combobox', { name: /^Category/ })).toHaveValue('bites');
  expect(screen.getByRole('button', { name: /Replace photo/ })).toBeVisible();
  expect(screen.getByRole('switch', { name: 'Allergens confirmed' })).not.toBeChecked();
});

it('previews the dish as on the menu: picks with their picture, only proven tags, the legal asterisk', async () => {
  const { user } = show('/admin/menu/gildas');
  await nameField();
  expect(preview().getByAltText('Picks')).not.toHaveAttribute('sizes');
  expect(preview().getByText('Gluten-free')).toBeInTheDocument();
  await user.click(screen.getByRole('switch', { name: 'Chef’s Pick' }));
  await user.click(screen.getByRole('switch', { name: 'Allergens confirmed' }));
  await user.click(screen.getByRole('switch', { name: 'Raw or undercooked' }));
  await user.click(screen.getByRole('switch', { name: 'On the menu' }));
  await waitFor(() => expect(preview().getByText('Chef’s Pick')).toBeInTheDocument());
  expect(preview().getByAltText('Picks')).toHaveAttribute('sizes', expect.stringContaining('92vw'));
  expect(preview().queryByText('Gluten-free')).toBeNull();
  expect(preview().getByText(/Consuming raw or undercooked meats/)).toBeInTheDocument();
  expect(preview().getByText('Sold out: guests don’t see this dish.')).toBeInTheDocument();
});

it('warns while typing about contradictions, and about a label that the site drops', async () => {
  const { user } = show('/admin/menu/gildas');
  await nameField();
  const gluten = within(screen.getByRole('radiogroup', { name: 'Gluten' }));
  await user.click(gluten.getByRole('radio', { name: 'Contains' }));
  expect(await screen.findByText('It’s tagged “Gluten-free” but contains gluten.')).toBeVisible();
  const label = screen.getByRole('textbox', { name: 'Highlight tag' });
  await user.type(label, 'House favorite');
  expect(screen.queryByText(/Guests won’t see this/)).toBeNull();
  await user.clear(label);
  await user.type(label, 'Gluten free');
  expect(screen.getByText(/Guests won’t see this/)).toBeVisible();
});
