import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { failure } from '../../testing/admin/failure';
import { renderInAdmin } from '../../testing/admin/render-in-admin';
import { FoodCategories } from './food-categories';
import { someList } from '../../testing/admin/food-kind';

const CATEGORIES = [
  { id: 'cold', etag: '"c"', name: 'Cold', count: 3 },
  { id: 'hot', etag: '"h"', name: 'Hot', count: 0 },
  { id: 'sweet', etag: '"s"', name: 'Sweet', count: 1 },
];

async function show(categories = CATEGORIES) {
  const made = someList([], categories);
  const user = userEvent.setup();
  const routes = [{ path: '/admin/menu', element: <p>The list</p> }];
  const { router } = renderInAdmin(<FoodCategories kind={made.kind} />, {
    path: '/admin/menu/categories',
    routes,
  });
  if (categories.length > 0) await screen.findAllByRole('listitem');
  return { ...made, user, router };
}

const names = () => screen.getAllByRole('button', { name: /Rename it$/ }).map((button) => button.textContent);
const newName = () => screen.getByRole('textbox', { name: 'New category' });
const deleteOf = async (user: ReturnType<typeof userEvent.setup>, name: string) => {
  await user.click(screen.getByRole('button', { name: `More for ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
};

it('lists the categories in their order, each with its number of entries and a link to them', async () => {
  await show();
  expect(names()).toEqual(['Cold', 'Hot', 'Sweet']);
  expect(screen.getByRole('link', { name: '3 dishes in Cold' })).toHaveAttribute(
    'href',
    '/admin/menu?category=cold',
  );
});

it('adds one at the end with Enter, and says when diners see it', async () => {
  const { user, sent } = await show();
  await user.type(newName(), ' Soups {Enter}');
  expect(await screen.findByText('“Soups” is added. Guests see it once it has a dish.')).toBeVisible();
  await waitFor(() => expect(names()).toEqual(['Cold', 'Hot', 'Sweet', 'Soups']));
  expect(newName()).toHaveValue('');
  expect(sent).toEqual(['create Soups']);
});

it('keeps the next name typed while one is being added', async () => {
  const { user, kind } = await show();
  const { create } = kind.categories;
  let answer = () => {};
  const slow = new Promise<void>((resolve) => (answer = resolve));
  vi.spyOn(kind.categories, 'create').mockImplementation(async (body) => {
    await slow;
    return create(body);
  });
  await user.type(newName(), 'Soups{Enter}');
  await user.clear(newName());
  await user.type(newName(), 'Rice');
  answer();
  await waitFor(() => expect(names()).toContain('Soups'));
  await screen.findByRole('button', { name: 'Add' });
  expect(newName()).toHaveValue('Rice');
});

it('adds no duplicate name, and keeps what was typed if it could not be saved', async () => {
  const { user, sent, faults } = await show();
  await user.type(newName(), 'cold{Enter}');
  expect(newName()).toHaveAccessibleDescription(/There is a category “cold” already\./);
  await user.clear(newName());
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(newName()).toHaveAccessibleDescription(/Enter a name\./);
  expect(sent).toEqual([]);
  faults.push(failure('offline'));
  await user.type(newName(), 'Soups{Enter}');
  expect(await screen.findByText(/The category “Soups” was not saved/)).toBeVisible();
  expect(newName()).toHaveValue('Soups');
});

it('renames one in place, undoes it, and cancels with Escape', async () => {
  const { user, sent } = await show();
  await user.click(screen.getByRole('button', { name: 'Hot. Rename it' }));
  await user.keyboard('Warm{Enter}');
  expect(await screen.findByText('Renamed to “Warm”')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Warm. Rename it' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('Renamed to “Hot”');
  expect(sent).toEqual(['rename hot {"name":"Warm"}', 'rename hot {"name":"Hot"}']);

  await user.click(screen.getByRole('button', { name: 'Hot. Rename it' }));
  await user.keyboard('Sweet{Enter}');
  expect(screen.getByRole('textbox', { name: 'Name of Hot' })).toHaveAccessibleDescription(
    'There is a category “Sweet” already.',
  );
  await user.keyboard('{Escape}');
  expect(names()).toEqual(['Cold', 'Hot', 'Sweet']);
  expect(sent).toHaveLength(2);
});

it.each([
  ['before it is opened', false],
  ['while it is open', true],
])('says what somebody else renamed it to %s', async (_when, isSeen) => {
  const { user, kept } = await show();
  if (isSeen) await user.click(screen.getByRole('button', { name: 'Hot. Rename it' }));
  kept.set('hot', { id: 'hot', etag: '"theirs"', name: 'Caliente', count: 0 });
  if (isSeen) window.dispatchEvent(new Event('online'));
  else await user.click(screen.getByRole('button', { name: 'Hot. Rename it' }));
  await screen.findByRole('textbox', { name: isSeen ? 'Name of Caliente' : 'Name of Hot' });
  await user.keyboard('Warm{Enter}');
  expect(await screen.findByText(/Someone just changed this\. It is called “Caliente” now\./)).toBeVisible();
  expect(names()).toEqual(['Cold', 'Caliente', 'Sweet']);
});

it('reorders them', async () => {
  const { user, sent } = await show();
  await user.click(screen.getByRole('button', { name: 'Move Sweet up' }));
  await waitFor(() => expect(names()).toEqual(['Cold', 'Sweet', 'Hot']));
  expect(await screen.findByText('“Sweet” has moved')).toBeVisible();
  expect(sent).toEqual(['reorder: cold sweet hot']);
});

it('deletes an empty one, and for any other offers to show its contents', async () => {
  const { user, sent, router } = await show();
  await deleteOf(user, 'Hot');
  const question = await screen.findByRole('dialog', { name: 'Delete “Hot”?' });
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(names()).toEqual(['Cold', 'Sweet']));
  expect(sent).toEqual(['remove hot']);

  await deleteOf(user, 'Cold');
  const answer = await screen.findByRole('dialog', { name: '“Cold” still has 3 dishes' });
  await user.click(within(answer).getByRole('button', { name: 'Show its dishes' }));
  await waitFor(() => expect(router.state.location.search).toBe('?category=cold'));
  expect(sent).toEqual(['remove hot']);
});

it('says what to do if there are none', async () => {
  await show([]);
  expect(await screen.findByText(/Add the first category above/)).toBeVisible();
});

it('keeps one that is no longer empty, and says why', async () => {
  const { user, faults } = await show();
  await deleteOf(user, 'Hot');
  faults.push(failure('conflict', { message: '“Hot” still holds 1 item. Move or delete it first.' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText(/“Hot” still holds 1 item\. Move or delete it first\./)).toBeVisible();
  expect(names()).toContain('Hot');
});
