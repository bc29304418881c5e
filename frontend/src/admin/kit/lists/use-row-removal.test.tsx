import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderInAdmin } from '../../../testing/admin/render-in-admin';
import { rowMark } from './row-focus';
import { failure } from '../../../testing/admin/failure';
import { type Shelf, someShelf } from '../../../testing/admin/entry-list';
import { useRowRemoval } from './use-row-removal';
import { useStaffList } from './use-staff-list';

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
