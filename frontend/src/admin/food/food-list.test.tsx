import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { failure } from '../../testing/admin/failure';
import { rowOf } from '../../testing/admin/card';
import { FOODS, listIsLoaded, rowNames, showList } from '../../testing/admin/food-screen';
import { someFood } from '../../testing/admin/food';

vi.mock('../../api/staff/vocabulary', () => ({
  VOCABULARY_KEY: 'vocabulary',
  findVocabulary: () => Promise.resolve({ currency: 'USD', dietaryTags: [], allergens: [] }),
}));

it('shows the dishes by category with its count, and picks in a separate group that says why', async () => {
  showList();
  await listIsLoaded();
  expect(screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)).toEqual([
    'Cold 3 dishes',
    'Hot 1 dish',
  ]);
  expect(rowNames()).toEqual(['Jamón', 'Olivas', 'Queso', 'Bravas']);
  expect(screen.getByText('Chef’s Picks always appear first.')).toBeVisible();
  expect(screen.getByRole('list', { name: 'Cold, Chef’s Picks' })).toBeVisible();
  expect(rowOf('Jamón').getByText('Chef’s Pick')).toBeVisible();
  expect(rowOf('Queso').getByText('Allergens not confirmed')).toBeVisible();
});

it('finds dishes by words of their name, description, tags and allergens, without accents', async () => {
  const { user } = showList();
  await listIsLoaded();
  const search = screen.getByRole('searchbox', { name: 'Search dishes' });
  for (const [typed, found] of [
    ['jamon', 'Jamón'],
    ['tree nuts', 'Queso'],
    ['FRIED', 'Bravas'],
  ] as const) {
    await user.clear(search);
    await user.paste(typed);
    await waitFor(() => expect(rowNames()).toEqual([found]));
  }
  expect(screen.getByText('1 of 4 dishes')).toBeVisible();
});

it('on a phone, moves rows in a separate mode', async () => {
  const { user } = showList({ isWide: false });
  await listIsLoaded();
  const handles = () => screen.queryAllByRole('button', { name: /^Move / });
  expect(handles()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'More for all dishes' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Change the order' }));
  expect(screen.getByRole('button', { name: 'Move Queso up' })).toBeVisible();
  expect(screen.queryByRole('switch')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(handles()).toEqual([]);
  expect(rowOf('Queso').getByRole('switch')).toBeVisible();
});

it('offers to clear the search if nothing is found', async () => {
  const { user } = showList();
  await listIsLoaded();
  await user.click(screen.getByRole('searchbox'));
  await user.paste('pizza');
  expect(await screen.findByText('No dishes match.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all dishes' }));
  await waitFor(() => expect(rowNames()).toHaveLength(4));
});

it.each([
  ['unavailable', ['Olivas']],
  ['unconfirmed', ['Queso']],
  ['featured', ['Jamón']],
  ['no-picture', ['Olivas']],
  ['nonsense', ['Jamón', 'Olivas', 'Queso', 'Bravas']],
])('opens narrowed to ?state=%s', async (state, names) => {
  showList({ path: `/admin/menu?state=${state}` });
  await screen.findAllByRole('listitem');
  expect(rowNames()).toEqual(names);
});

it('is filtered to a category by the address, and adds a dish to it', async () => {
  showList({ path: '/admin/menu?category=hot' });
  await screen.findByRole('heading', { name: /^Hot/ });
  expect(rowNames()).toEqual(['Bravas']);
  expect(screen.getByRole('link', { name: 'Add a dish' })).toHaveAttribute(
    'href',
    '/admin/menu/new?category=hot',
  );
});

it('says what to do if the list is empty, and why if it could not be loaded', async () => {
  const { unmount } = showList({ foods: [], categories: [] });
  expect(await screen.findByText('There are no dishes yet')).toBeVisible();
  unmount();
  const { user } = showList({ faults: [failure('server'), failure('server')] });
  expect(await screen.findByText('The list of dishes could not be loaded')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The list of categories could not be loaded')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await listIsLoaded();
  expect(rowNames()).toHaveLength(4);
});

it('renders a long list in parts, and finds any entry at once', async () => {
  const many = Array.from({ length: 33 }, (_, at) =>
    someFood({ id: `f${at}`, name: `Tapa ${at}`, order: at, category: at % 2 === 0 ? 'cold' : 'hot' }),
  );
  const { user } = showList({ foods: many });
  await listIsLoaded();
  expect(screen.getByText('33 dishes')).toBeVisible();
  const drawn = () => document.querySelectorAll('[data-row]').length;
  expect(drawn()).toBe(30);
  await user.click(screen.getByText('Show more'));
  expect(drawn()).toBe(33);
  await user.click(screen.getByPlaceholderText('Search dishes'));
  await user.paste('32');
  await waitFor(() => expect(drawn()).toBe(1));
  expect(screen.getByText('Tapa 32')).toBeVisible();
});

it('has a filter for stored prices with cents, while there are any', async () => {
  const tigres = someFood({ id: 'tigres', name: 'Tigres', price: 8.5, category: 'hot' });
  const { unmount } = showList({ path: '/admin/menu?state=cents', foods: [...FOODS, tigres] });
  expect(await screen.findByRole('radio', { name: /^Price has cents/ })).toBeChecked();
  expect(rowNames()).toEqual(['Tigres']);
  expect(rowOf('Tigres').getByText('Price has cents')).toBeVisible();
  unmount();
  showList();
  await listIsLoaded();
  expect(screen.queryByRole('radio', { name: /^Price has cents/ })).toBeNull();
});
