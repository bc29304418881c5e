import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { ApiCall } from '../../../api/client';
import { staffCall } from '../../../api/staff/staff-call';
import { renderInAdmin } from '../../../testing/admin/render-in-admin';
import { changeWire } from '../../../testing/admin/change-wire';
import { rowMark } from './row-focus';
import { failure } from '../../../testing/admin/failure';
import { type Shelf, someShelf } from '../../../testing/admin/entry-list';
import { useRowRemoval } from './use-row-removal';
import { useStaffList } from './use-staff-list';

vi.mock('../../../api/staff/staff-call', () => ({ staffCall: vi.fn() }));

function Rows({ shelf }: { shelf: Shelf }) {
  const list = useStaffList(shelf.collection);
  const remove = useRowRemoval(shelf.collection);
  return (
    <>
      <h1 tabIndex={-1}>Menu</h1>
      <ul role="list">
        {list.items?.map((row) => (
          <li key={row.id} {...rowMark(row.id)}>
            <button
              type="button"
              onClick={() => void remove(row, { name: `“${row.name}”`, text: 'For good.' })}
            >
              {row.name}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

async function show(names?: readonly string[]) {
  const shelf = someShelf(names);
  renderInAdmin(<Rows shelf={shelf} />);
  const first = await screen.findByRole('button', { name: 'Gildas' });
  await userEvent.click(first);
  expect(await screen.findByRole('dialog', { name: 'Delete “Gildas”?' })).toHaveTextContent('For good.');
  const answer = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  return { shelf, first, answer };
}

it('deletes after a yes, and moves focus to the neighboring row', async () => {
  const { shelf, first, answer } = await show();
  await answer('Delete');
  expect(await screen.findByText('“Gildas” is deleted')).toBeVisible();
  expect(shelf.etags).toEqual(['"Gildas-1"']);
  expect(shelf.stored()).toHaveLength(2);
  expect(first).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Bravas' })).toHaveFocus());
});

it('moves focus to the title if no row is left', async () => {
  const { answer } = await show(['Gildas']);
  await answer('Delete');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Menu' })).toHaveFocus());
});

it('keeps it after a no', async () => {
  const { shelf, first, answer } = await show();
  await answer('Cancel');
  expect(shelf.etags).toEqual([]);
  expect(first).toBeInTheDocument();
});

it.each([
  ['conflict', { message: 'It stands in the special.' }],
  ['precondition', {}],
  ['offline', {}],
] as const)('puts it back where it is not deleted (%s), and says so', async (kind, body) => {
  const { shelf, answer } = await show();
  shelf.failNext(failure(kind, { body }));
  await answer('Delete');
  expect(await screen.findByRole('alert')).toHaveTextContent('“Gildas” was not deleted');
  expect(await screen.findByRole('button', { name: 'Gildas' })).toBeInTheDocument();
  expect(shelf.stored()).toHaveLength(3);
});

it('counts an entry that somebody else has deleted as deleted', async () => {
  const { shelf, answer } = await show();
  shelf.failNext(failure('not-found'));
  await answer('Delete');
  expect(await screen.findByText('“Gildas” was already deleted')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('is undone from the history, or tried again', async () => {
  const calls: string[] = [];
  const restored = { change: changeWire({ id: 'c4' }), notLinked: [] };
  const answers = [failure('server'), restored];
  vi.mocked(staffCall).mockImplementation(async ({ path, body }: ApiCall) => {
    calls.push(`${path} ${JSON.stringify(body)}`);
    const kept = ['created', 'deleted', 'changed'].map((action) => ({ id: action, action }));
    const answer = path.endsWith('/restore') ? answers.shift() : { items: kept, total: 3 };
    if (answer instanceof Error) throw answer;
    return { status: 200, body: answer, etag: null };
  });
  const { answer, shelf } = await show();
  await answer('Delete');
  await screen.findByText('“Gildas” is deleted');
  await answer('Undo');
  expect(await screen.findByRole('alert')).toHaveTextContent('“Gildas” was not restored');
  shelf.restock('Gildas');
  await answer('Try again');
  expect(await screen.findByText('“Gildas” is back')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Gildas' })).toBeInTheDocument();
  const restoring = '/api/admin/history/deleted/restore {"version":"before","ifLatest":true}';
  expect(calls.filter((call) => call.includes('/restore'))).toEqual([restoring, restoring]);
  expect(calls[0]).toBe('/api/admin/history?entry=gildas&page=1&pageSize=10 undefined');
});
