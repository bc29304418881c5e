import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { staffCall } from '../../api/staff/staff-call';
import { showHighlights } from '../../testing/admin/highlights-screen';
import { failure } from '../../testing/admin/failure';
import { someHighlights, TODAY, TOMORROW } from '../../testing/admin/highlight-server';

vi.mock('../../api/staff/staff-call', () => ({ staffCall: vi.fn(), onUnauthorized: () => () => undefined }));
vi.mock('../kit/shell/use-server-today', () => ({ useServerToday: () => '2026-11-21' }));

beforeEach(() => void vi.mocked(staffCall).mockReset());

type Shown = ReturnType<typeof showHighlights>;

async function openPicker({ user }: Shown) {
  await screen.findByText(/^On the home page/);
  await user.click(screen.getByText('Add from the menu'));
  const picker = within(await screen.findByRole('dialog'));
  await picker.findByText('Gildas');
  return picker;
}

it('adds a dish with one press after typing a few letters, with or without accents', async () => {
  const shelf = someHighlights(['Turrón']);
  const shown = showHighlights(`/admin/highlights?day=${TOMORROW}`);
  const picker = await openPicker(shown);
  const search = picker.getByRole('searchbox', { name: 'Search the dishes' });
  expect(search).toHaveFocus();
  await shown.user.type(search, 'turron');
  expect(picker.getByRole('status')).toHaveTextContent('1 dish');
  expect(picker.getByRole('button', { name: /^Turrón.*Added$/ })).toBeVisible();
  await shown.user.clear(search);
  await shown.user.type(search, 'gil{Enter}');
  expect(await screen.findByText('Added “Gildas” to tomorrow’s highlights')).toBeVisible();
  expect(shelf.all()).toMatchObject([{ name: 'Turrón' }, { name: 'Gildas', date: TOMORROW, position: 2 }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await shown.user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(shelf.all()).toHaveLength(1));
});

it('adds no dish twice: a hidden one is shown again', async () => {
  const shelf = someHighlights(['Flan', { name: 'Gildas', active: false }]);
  const shown = showHighlights();
  await shown.user.click((await openPicker(shown)).getByText('Flan'));
  expect(await screen.findByText('“Flan” is already in the everyday highlights')).toBeVisible();
  expect(shelf.sent).toEqual([]);
  await shown.user.click((await openPicker(shown)).getByText('Gildas'));
  expect(await screen.findByText('“Gildas” is shown again')).toBeVisible();
  expect(shelf.all()).toMatchObject([{ name: 'Flan' }, { name: 'Gildas', active: true }]);
});

it('goes first on a single day if the home page is full, and last on every day', async () => {
  const ten = Array.from({ length: 10 }, (_, at) => `Dish ${at + 1}`);
  const shelf = someHighlights(ten);
  const shown = showHighlights();
  await screen.findByText(/^On the home page/);
  const regions = screen.getAllByRole('status');
  await shown.user.click((await openPicker(shown)).getByText('Gildas'));
  expect(
    await screen.findByText(
      'Added “Gildas” to the top of today’s highlights. 1 highlight won’t show today (limit 10): Dish 10.',
    ),
  ).toBeVisible();
  expect(shelf.all().map(({ name }) => name)).toEqual(['Gildas', ...ten]);
  const warning = screen.getByRole('group', { name: '1 highlight won’t show today (limit 10): Dish 10.' });
  expect(regions).toContain(warning.parentElement);
  await shown.user.click(screen.getByRole('radio', { name: /^Every day/ }));
  await shown.user.click((await openPicker(shown)).getByText('Flan'));
  // Today has a highlight of its own, which comes before these.
  expect(
    await screen.findByText(
      'Added “Flan” to the everyday highlights. 2 highlights won’t show today (limit 10): Dish 10, Flan.',
    ),
  ).toBeVisible();
  expect(shelf.all().map(({ name }) => name)).toEqual(['Gildas', ...ten, 'Flan']);
  expect(screen.getByText('1 highlight won’t show (limit 10): Flan.')).toBeVisible();
});

it('says that it failed, and does not add a dish twice if only the answer was lost', async () => {
  const shelf = someHighlights(['Flan']);
  const shown = showHighlights();
  shelf.faults.push(failure('offline'));
  await shown.user.click((await openPicker(shown)).getByText('Gildas'));
  expect(await screen.findByRole('alert')).toHaveTextContent('“Gildas” was not added to the highlights');
  // The first attempt was stored after all.
  await shelf.answer({
    path: `/api/admin/highlights?itemId=d-Gildas&date=${TODAY}&active=true`,
    method: 'POST',
  });
  await shown.user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Added “Gildas” to today’s highlights')).toBeVisible();
  expect(shelf.all().map(({ name }) => name)).toEqual(['Flan', 'Gildas']);
});

it('asks only for the day of a dish chosen on the menu screen', async () => {
  const shelf = someHighlights(['Flan'], ['Tigres']);
  const { user, router } = showHighlights('/admin/highlights?add=d-Tigres');
  const dialog = within(await screen.findByRole('dialog', { name: 'Which day for “Tigres”?' }));
  expect(dialog.getByText(/It’s sold out/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Tomorrow' }));
  expect(await screen.findByText('Added “Tigres” to tomorrow’s highlights')).toBeVisible();
  expect(router.state.location.search).toBe(`?day=${TOMORROW}`);
  expect(shelf.all()[1]).toMatchObject({ name: 'Tigres', date: TOMORROW });
});

it('accepts any other day by its date, but no past one', async () => {
  const shelf = someHighlights(['Flan']);
  const { user } = showHighlights('/admin/highlights?add=d-Gildas');
  const dialog = within(await screen.findByRole('dialog'));
  const date = dialog.getByLabelText('Another day');
  await user.type(date, '2026-11-20');
  expect(dialog.getByText('Choose a day from today on.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Use this day' })).toBeDisabled();
  await user.clear(date);
  await user.type(date, '2026-12-24');
  await user.click(dialog.getByRole('button', { name: 'Use this day' }));
  await waitFor(() => expect(shelf.all()[1]).toMatchObject({ name: 'Gildas', date: '2026-12-24' }));
});

it('says so if that dish is no longer on the menu', async () => {
  someHighlights(['Flan']);
  const { router } = showHighlights('/admin/highlights?add=d-Gone');
  expect(await screen.findByRole('alert')).toHaveTextContent('It is no longer on the menu');
  expect(router.state.location.search).toBe('');
});
