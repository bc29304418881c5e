import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderInAdmin } from '../../../testing/admin/render-in-admin';
import { type Shelf, someShelf, tapa } from '../../../testing/admin/entry-list';
import { useEntryRemoval } from './collection-form';

const ROOT = '/admin/tapas';

function TapaForm({ shelf }: { shelf: Shelf }) {
  const entry = tapa('Gildas', 1);
  const { collection } = shelf;
  const { remove } = useEntryRemoval(collection, entry, { name: 'Gildas', instead: '', root: ROOT });
  const run = () => void remove?.run(entry.etag).then(remove.onRemoved);
  return (
    <button type="button" onClick={run}>
      Delete
    </button>
  );
}

async function deleteSlowly() {
  const shelf = someShelf();
  const { router } = renderInAdmin(<TapaForm shelf={shelf} />, {
    path: `${ROOT}/gildas`,
    routes: [
      { path: ROOT, element: <p>The list</p> },
      { path: '/admin/offers', element: <p>Offers</p> },
      { path: '/admin/slow', loader: () => new Promise(() => undefined), element: <p>Slow</p> },
    ],
  });
  const answer = shelf.hold();
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  const isDeleted = async () => {
    act(answer);
    await waitFor(() => expect(shelf.stored()).toHaveLength(2));
    expect(await screen.findByText('“Gildas” is deleted')).toBeVisible();
  };
  return { router, isDeleted };
}

it('returns to the list after deleting', async () => {
  const { isDeleted } = await deleteSlowly();
  await isDeleted();
  expect(await screen.findByText('The list')).toBeVisible();
});

it('does not navigate if staff have gone elsewhere', async () => {
  const { router, isDeleted } = await deleteSlowly();
  await act(() => router.navigate('/admin/offers'));
  await isDeleted();
  expect(router.state.location.pathname).toBe('/admin/offers');
  expect(screen.getByText('Offers')).toBeVisible();
});

it('does not cancel a pending navigation', async () => {
  const { router, isDeleted } = await deleteSlowly();
  act(() => void router.navigate('/admin/slow'));
  await isDeleted();
  expect(router.state.navigation.location?.pathname).toBe('/admin/slow');
});
