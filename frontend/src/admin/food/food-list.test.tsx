import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ApiError } from '../../api/errors';
import { renderInAdmin } from '../shell/render-in-admin';
import { FoodList } from './food-list';
import { someFood } from './some-food';
import { someList } from './some-list';

vi.mock('../../api/staff/vocabulary', () => ({
  VOCABULARY_KEY: 'vocabulary',
  findVocabulary: () => Promise.resolve({ currency: 'USD', dietaryTags: [], allergens: [] }),
}));

// Long rows take their time in a browser that is none, on a busy machine.
vi.setConfig({ testTimeout: 20_000 });

const CATEGORIES = [
  { id: 'cold', etag: '"c"', name: 'Cold', count: 3 },
  { id: 'hot', etag: '"h"', name: 'Hot', count: 1 },
];
const FOODS = [
  someFood({ id: 'jamon', name: 'Jamón', order: 1, isFeatured: true }),
  someFood({ id: 'olivas', name: 'Olivas', order: 2, isAvailable: false, image: null }),
  someFood({ id: 'queso', name: 'Queso', order: 3, isConfirmed: false, mayContain: ['tree-nuts'] }),
  someFood({ id: 'bravas', name: 'Bravas', order: 1, categoryId: 'hot', description: 'Fried twice' }),
];

function show({ path = '/admin/menu', foods = FOODS, categories = CATEGORIES } = {}) {
  const made = someList(foods, categories);
  const user = userEvent.setup();
  const view = renderInAdmin(<FoodList kind={made.kind} />, { path });
  return { ...made, user, ...view };
}

const rows = () =>
  screen.getAllByRole('listitem').map((row) => within(row).getAllByRole('link')[0]?.textContent);
const row = (name: string) => {
  const found = screen.getAllByRole('listitem').find((each) => within(each).queryByRole('link', { name }));
  if (!found) throw new Error(`No row of ${name}`);
  return within(found);
};
const loaded = () => screen.findByRole('heading', { name: /^Cold/ });

it('shows the dishes by category with its count, picks in a group of their own that says why', async () => {
  show();
  await loaded();
  expect(screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)).toEqual([
    'Cold 3 dishes',
    'Hot 1 dish',
  ]);
  expect(rows()).toEqual(['Jamón', 'Olivas', 'Queso', 'Bravas']);
  expect(screen.getByText('Chef’s Picks always come first, as diners see them.')).toBeVisible();
  expect(screen.getByRole('list', { name: 'Cold, Chef’s Picks' })).toBeVisible();
  expect(row('Jamón').getByText('Chef’s Pick')).toBeVisible();
  expect(row('Queso').getByText('Allergens not confirmed')).toBeVisible();
});

it('finds dishes by words of their name, description, tags and allergens, without accents', async () => {
  const { user } = show();
  await loaded();
  const search = screen.getByRole('searchbox', { name: 'Search dishes' });
  for (const [typed, found] of [
    ['jamon', 'Jamón'],
    ['tree nuts', 'Queso'],
    ['FRIED', 'Bravas'],
  ] as const) {
    await user.clear(search);
    await user.paste(typed);
    await waitFor(() => expect(rows()).toEqual([found]));
  }
  expect(screen.getByText('1 of 4 dishes')).toBeVisible();
});

it('offers the way back where nothing is found', async () => {
  const { user } = show();
  await loaded();
  await user.click(screen.getByRole('searchbox'));
  await user.paste('pizza');
  expect(await screen.findByText('No dish is like that.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all dishes' }));
  await waitFor(() => expect(rows()).toHaveLength(4));
});

it.each([
  ['unavailable', ['Olivas']],
  ['unconfirmed', ['Queso']],
  ['featured', ['Jamón']],
  ['no-picture', ['Olivas']],
  ['nonsense', ['Jamón', 'Olivas', 'Queso', 'Bravas']],
])('opens narrowed to ?state=%s', async (state, names) => {
  show({ path: `/admin/menu?state=${state}` });
  await screen.findAllByRole('listitem');
  expect(rows()).toEqual(names);
});

it('is narrowed to a category by the address, and adds to it', async () => {
  show({ path: '/admin/menu?category=hot' });
  await screen.findByRole('heading', { name: /^Hot/ });
  expect(rows()).toEqual(['Bravas']);
  expect(screen.getByRole('link', { name: 'Add a dish' })).toHaveAttribute(
    'href',
    '/admin/menu/new?category=hot',
  );
});

it('marks a dish sold out by one press, says so, and takes it back', async () => {
  const { user, sent } = show();
  await loaded();
  await user.click(row('Jamón').getByRole('switch'));
  expect(row('Jamón').getByRole('switch')).not.toBeChecked();
  expect(await screen.findByText('“Jamón” is sold out')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('“Jamón” is on the menu again')).toBeVisible();
  expect(row('Jamón').getByRole('switch')).toBeChecked();
  expect(sent).toEqual(['jamon off', 'jamon on']);
});

it('puts the switch back and offers a retry where it could not be saved', async () => {
  const { user, sent, faults } = show();
  await loaded();
  faults.push(new ApiError('offline', 'Network Error'));
  await user.click(row('Jamón').getByRole('switch'));
  expect(await screen.findByText(/That “Jamón” is sold out was not saved/)).toBeVisible();
  expect(row('Jamón').getByRole('switch')).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('“Jamón” is sold out')).toBeVisible();
  expect(sent).toEqual(['jamon off', 'jamon off']);
});

it('leads the focus to the next row where the switch takes its row away', async () => {
  const { user } = show({
    path: '/admin/menu?state=available',
    foods: FOODS.map((food) => ({ ...food, isAvailable: true })),
  });
  await loaded();
  await user.click(row('Olivas').getByRole('switch'));
  await waitFor(() => expect(rows()).toEqual(['Jamón', 'Queso', 'Bravas']));
  await waitFor(() => expect(screen.getByRole('link', { name: 'Queso' })).toHaveFocus());
});

it('changes a price in place with nothing but the price, and shows what somebody else made of it', async () => {
  const { user, sent, stored } = show();
  await loaded();
  await user.click(row('Bravas').getByRole('button', { name: /^Price of Bravas: \$10/ }));
  await user.keyboard('12,50{Enter}');
  expect(await screen.findByText('“Bravas” costs $12.50')).toBeVisible();
  expect(sent).toEqual(['change bravas {"name":"Bravas","category":"hot","price":12.5}']);

  const current = stored.get('bravas');
  if (current) stored.set('bravas', { ...current, price: 14, name: 'Bravas picantes', etag: '"theirs"' });
  await user.click(row('Bravas').getByRole('button', { name: /^Price of Bravas/ }));
  await user.keyboard('13{Enter}');
  expect(await screen.findByText(/It costs \$14 now/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('“Bravas” costs $13');
  // Their name is kept: it was not what staff changed here.
  expect(sent.at(-1)).toBe('change bravas {"name":"Bravas picantes","category":"hot","price":13}');
});

it('moves a dish among those that stand with it, by button and by menu, even while a search hides the others', async () => {
  const { user, sent } = show();
  await loaded();
  await user.click(row('Queso').getByRole('button', { name: 'Move Queso up' }));
  await waitFor(() => expect(rows()).toEqual(['Jamón', 'Queso', 'Olivas', 'Bravas']));
  await user.click(screen.getByRole('searchbox'));
  await user.paste('olivas');
  await waitFor(() => expect(rows()).toEqual(['Olivas']));
  expect(row('Olivas').queryByRole('button', { name: 'Move Olivas up' })).toBeNull();
  await user.click(row('Olivas').getByRole('button', { name: 'More for Olivas' }));
  expect(await screen.findByRole('menuitem', { name: 'Put in highlights…' })).toHaveAttribute(
    'href',
    '/admin/highlights?add=olivas',
  );
  expect(screen.getByRole('menuitem', { name: 'Duplicate' })).toHaveAttribute(
    'href',
    '/admin/menu/new?from=olivas',
  );
  await user.click(screen.getByRole('menuitem', { name: 'Move to top' }));
  await waitFor(() =>
    expect(sent).toEqual(['reorder cold: jamon queso olivas', 'reorder cold: jamon olivas queso']),
  );
});

it('deletes after a question, and says where a dish is still used', async () => {
  const { user, faults, stored } = show();
  await loaded();
  const inUse = 'Jamón is in the tapas special. Take it out there first, or mark it as not available.';
  const complaint = { code: 'ConflictError', message: inUse, details: [] };
  faults.push(
    new ApiError('conflict', '409', { status: 409, body: null, complaint, retryAfterSeconds: null }),
  );
  const remove = async () => {
    await user.click(row('Jamón').getByRole('button', { name: 'More for Jamón' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
  };
  await remove();
  expect(await screen.findByText(new RegExp(inUse))).toBeVisible();
  expect(rows()).toContain('Jamón');
  await remove();
  await waitFor(() => expect(rows()).not.toContain('Jamón'));
  expect(stored.has('jamon')).toBe(false);
});

it('says what to do where there is nothing yet, and why where it could not be loaded', async () => {
  const { unmount } = show({ foods: [], categories: [] });
  expect(await screen.findByText('There are no dishes yet')).toBeVisible();
  unmount();
  const made = someList(FOODS, CATEGORIES);
  made.faults.push(new ApiError('server', '500'), new ApiError('server', '500'));
  const user = userEvent.setup();
  renderInAdmin(<FoodList kind={made.kind} />);
  expect(await screen.findByText('The list of dishes could not be loaded')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The list of categories could not be loaded')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await loaded();
  expect(rows()).toHaveLength(4);
});

it('draws a long list a part at a time, and finds any of them at once', async () => {
  const many = Array.from({ length: 130 }, (_, at) =>
    someFood({ id: `f${at}`, name: `Tapa ${at}`, order: at, categoryId: at % 2 === 0 ? 'cold' : 'hot' }),
  );
  const { user } = show({ foods: many });
  await loaded();
  expect(screen.getByText('130 dishes')).toBeVisible();
  const drawn = () => document.querySelectorAll('[data-row]').length;
  expect(drawn()).toBe(60);
  await user.click(screen.getByText('Show more'));
  expect(drawn()).toBe(120);
  await user.click(screen.getByPlaceholderText('Search dishes'));
  await user.paste('129');
  await waitFor(() => expect(drawn()).toBe(1));
  expect(screen.getByText('Tapa 129')).toBeVisible();
});
