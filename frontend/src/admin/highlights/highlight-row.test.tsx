import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { staffCall } from '../../api/staff/staff-call';
import { names, preview, rowOf, said, showHighlights } from '../../testing/admin/highlights-screen';
import { failure } from '../../testing/admin/failure';
import { someHighlights, TODAY, TOMORROW } from '../../testing/admin/highlight-server';

vi.mock('../../api/staff/staff-call', () => ({ staffCall: vi.fn(), onUnauthorized: () => () => undefined }));
vi.mock('../kit/shell/use-server-today', () => ({ useServerToday: () => '2026-11-21' }));

beforeEach(() => void vi.mocked(staffCall).mockReset());

it('a row is hidden and shown at once, with an undo', async () => {
  const shelf = someHighlights(['Bravas', 'Pulpo']);
  const { user } = showHighlights();
  await user.click((await rowOf('Bravas')).getByRole('switch'));
  expect(preview()).toEqual(['Pulpo']);
  await said('“Bravas” is hidden');
  expect(shelf.all()[0]?.active).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(shelf.all()[0]?.active).toBe(true));
  expect(preview()).toEqual(['Bravas', 'Pulpo']);
});

it('a row shows someone else’s change if they were first', async () => {
  const shelf = someHighlights(['Bravas']);
  const { user } = showHighlights();
  const row = await rowOf('Bravas');
  shelf.change('Bravas', { tagOverride: 'Theirs' });
  await user.click(row.getByRole('switch'));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Someone just changed something else here. It is still shown.',
  );
  expect(screen.getByText('“Theirs”')).toBeVisible();
  expect(row.getByRole('switch')).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Use mine' }));
  await waitFor(() => expect(shelf.all()[0]).toMatchObject({ active: false, tagOverride: 'Theirs' }));
});

it('a row disappears if it was deleted, and returns as it was if the change could not be saved', async () => {
  const shelf = someHighlights(['Bravas', 'Pulpo']);
  const { user } = showHighlights();
  const row = await rowOf('Bravas');
  shelf.faults.push(failure('server'));
  await user.click(row.getByRole('switch'));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    '“Bravas” was not hidden from the highlights. It is still shown.',
  );
  expect(row.getByRole('switch')).toBeChecked();
  shelf.drop('Pulpo');
  await user.click((await rowOf('Pulpo')).getByRole('switch'));
  expect(await screen.findByText(/Someone has probably deleted it/)).toBeVisible();
  expect(names()).toEqual(['Bravas']);
});

it('a row cancels editing its tag on Escape, and keeps focus there', async () => {
  const shelf = someHighlights(['Bravas']);
  const { user } = showHighlights();
  await user.click((await rowOf('Bravas')).getByRole('button', { name: /^Tag of Bravas/ }));
  await user.keyboard('Mine{Escape}');
  expect(screen.getByRole('button', { name: /^Tag of Bravas: House favorite/ })).toHaveFocus();
  expect(shelf.sent).toEqual([]);
});

it('a row is moved to another position on its days', async () => {
  const shelf = someHighlights(['Bravas', 'Flan', { name: 'Pulpo', date: TODAY }]);
  const { user } = showHighlights();
  await rowOf('Pulpo');
  await user.click(screen.getByRole('button', { name: 'Move Pulpo up' }));
  expect(names()).toEqual(['Bravas', 'Pulpo', 'Flan']);
  await said('“Pulpo” is number 2');
  expect(shelf.all().map(({ name }) => name)).toEqual(['Bravas', 'Pulpo', 'Flan']);
  expect(screen.getByRole('button', { name: 'Move Pulpo up' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(shelf.all().map(({ name }) => name)).toEqual(['Bravas', 'Flan', 'Pulpo']));
});

it('a row is moved to another day, with an undo', async () => {
  const shelf = someHighlights(['Bravas', { name: 'Pulpo', date: TODAY }]);
  const { user } = showHighlights();
  await user.click((await rowOf('Pulpo')).getByRole('button', { name: 'More for Pulpo' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Change the day' }));
  const dialog = await screen.findByRole('dialog', { name: 'Which day for “Pulpo”?' });
  await user.click(within(dialog).getByRole('button', { name: 'Tomorrow' }));
  await said('Moved “Pulpo” to tomorrow’s highlights');
  expect(names()).toEqual(['Bravas']);
  expect(shelf.all()[1]?.date).toBe(TOMORROW);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(names()).toEqual(['Bravas', 'Pulpo']));
});

it('a row is removed at once, and restored as it was', async () => {
  const parts = { name: 'Pulpo', tagOverride: 'Hot', active: false };
  const shelf = someHighlights(['Bravas', parts, 'Flan']);
  const { user } = showHighlights();
  await user.click((await rowOf('Pulpo')).getByRole('button', { name: 'More for Pulpo' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await said('Removed “Pulpo” from the everyday highlights');
  expect(shelf.all()).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(names()).toEqual(['Bravas', 'Pulpo', 'Flan']));
  expect(shelf.all()[1]).toMatchObject({ ...parts, id: 'h-Pulpo', position: 2, date: null });
});
