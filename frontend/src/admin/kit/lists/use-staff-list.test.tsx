import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderInAdmin } from '../../../testing/admin/render-in-admin';
import { failure } from '../../../testing/admin/failure';
import { type Shelf, someShelf, type SomeTapa } from '../../../testing/admin/entry-list';
import { ListState } from './list-state';
import { useListCache } from './use-list-cache';
import { useStaffList } from './use-staff-list';

function Rows({ shelf, onItems }: { shelf: Shelf; onItems?: (items: readonly SomeTapa[]) => void }) {
  const list = useStaffList(shelf.collection);
  if (list.items) onItems?.(list.items);
  const cache = useListCache<SomeTapa>(shelf.collection.key);
  return (
    <>
      <h1 tabIndex={-1}>Tapas</h1>
      <ListState
        list={list}
        noun="tapa"
        empty={{
          title: 'No tapas yet',
          text: 'Add the first one.',
          action: <a href="/admin/menu/new">Add</a>,
        }}
      >
        {(items) => <p>{items.map(({ name }) => name).join(' ')}</p>}
      </ListState>
      <button type="button" onClick={list.refetch}>
        Refresh
      </button>
      <button
        type="button"
        onClick={() => {
          cache.put({ id: 'new', etag: '"1"', name: 'Nuevo', price: 1, isAvailable: true, order: 9 });
          cache.drop('bravas');
        }}
      >
        Put and drop
      </button>
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('shows a skeleton, then the rows', async () => {
  const shelf = someShelf();
  const open = shelf.hold();
  renderInAdmin(<Rows shelf={shelf} />);
  expect(screen.getByRole('status', { name: 'Loading tapas' })).toBeInTheDocument();
  open();
  expect(await screen.findByText('Gildas Bravas Tigres')).toBeInTheDocument();
  expect(screen.queryByRole('status', { name: 'Loading tapas' })).not.toBeInTheDocument();
});

it('says what to do if it is empty', async () => {
  renderInAdmin(<Rows shelf={someShelf([])} />);
  expect(await screen.findByRole('heading', { name: 'No tapas yet' })).toBeInTheDocument();
  expect(screen.getByText('Add the first one.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Add' })).toBeInTheDocument();
});

it('says why it can’t be loaded, never that it is empty, and retries', async () => {
  const shelf = someShelf();
  shelf.failNext(failure('offline'));
  renderInAdmin(<Rows shelf={shelf} />);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('The list of tapas could not be loaded');
  expect(alert).toHaveTextContent('Couldn’t reach the website.');
  expect(screen.queryByText('No tapas yet')).not.toBeInTheDocument();
  shelf.failNext(failure('server'));
  await press('Try again');
  await waitFor(() => expect(alert).toHaveTextContent('has a problem'));
  const button = screen.getByRole('button', { name: 'Try again' });
  expect(button).toHaveFocus();
  await press('Try again');
  expect(await screen.findByText('Gildas Bravas Tigres')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Tapas' })).toHaveFocus());
});

it('keeps the old rows if only the refresh fails, and says that they may be outdated', async () => {
  const shelf = someShelf();
  renderInAdmin(<Rows shelf={shelf} />);
  await screen.findByText('Gildas Bravas Tigres');
  shelf.failNext(failure('server'));
  await press('Refresh');
  expect(await screen.findByRole('alert')).toHaveTextContent('may be out of date');
  expect(screen.getByText('Gildas Bravas Tigres')).toBeInTheDocument();
});

it('is fetched again when the tab regains focus', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const shelf = someShelf();
  renderInAdmin(<Rows shelf={shelf} />);
  await screen.findByText('Gildas Bravas Tigres');
  shelf.changedByOther('gildas', { name: 'Gildas!' });
  // Focus triggers a refetch only after two seconds.
  await vi.advanceTimersByTimeAsync(2_050);
  window.dispatchEvent(new Event('focus'));
  expect(await screen.findByText('Gildas! Bravas Tigres')).toBeInTheDocument();
});

it('keeps the same objects for entries that a refresh finds unchanged', async () => {
  const shelf = someShelf();
  let items: readonly SomeTapa[] = [];
  renderInAdmin(<Rows shelf={shelf} onItems={(latest) => (items = latest)} />);
  await screen.findByText('Gildas Bravas Tigres');
  const before = items;
  const answer = structuredClone(before).map((tapa) =>
    tapa.id === 'bravas' ? { ...tapa, name: 'Bravas!' } : tapa,
  );
  shelf.collection.list = () => Promise.resolve(answer);
  await press('Refresh');
  await screen.findByText('Gildas Bravas! Tigres');
  expect(items.map((item, at) => item === before[at])).toEqual([true, false, true]);
});

it('shows what a form has just stored, without fetching', async () => {
  const shelf = someShelf();
  renderInAdmin(<Rows shelf={shelf} />);
  await screen.findByText('Gildas Bravas Tigres');
  shelf.hold();
  await press('Put and drop');
  expect(screen.getByText('Gildas Tigres Nuevo')).toBeInTheDocument();
});

it('is fetched again if a form has stored something while a fetch was under way', async () => {
  const shelf = someShelf();
  renderInAdmin(<Rows shelf={shelf} />);
  await screen.findByText('Gildas Bravas Tigres');
  const open = shelf.hold();
  await press('Refresh');
  await press('Put and drop');
  shelf.changedByOther('tigres', { name: 'Tigres!' });
  open();
  expect(await screen.findByText('Gildas Bravas Tigres!')).toBeInTheDocument();
});
