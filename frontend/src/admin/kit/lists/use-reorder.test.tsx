import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderInAdmin } from '../../../testing/admin/render-in-admin';
import { failure } from '../../../testing/admin/failure';
import { type Shelf, someShelf } from '../../../testing/admin/entry-list';
import { ListRow } from './list-row';
import { SortableRows } from './sortable-rows';
import { ToggleInRow } from './toggle-in-row';
import { inOrder, useReorder } from './use-reorder';
import { useRowChange } from './use-row-change';
import { useStaffList } from './use-staff-list';

function Rows({ shelf, isAnswered = true }: { shelf: Shelf; isAnswered?: boolean }) {
  const { collection } = shelf;
  const list = useStaffList(collection);
  const reorder = useReorder(collection.key);
  const change = useRowChange(collection);
  return (
    <SortableRows
      items={list.items ?? []}
      nameOf={({ name }) => name}
      label="Tapas"
      onMove={(ids, { id }) =>
        void reorder(list.items ?? [], {
          what: 'The order of the tapas',
          done: `${id} is moved`,
          ids,
          save: async (wanted, seen) => {
            const stored = await shelf.reorder(wanted, seen);
            return isAnswered ? stored : undefined;
          },
        })
      }
      renderRow={(row, controls) => (
        <ListRow
          name={row.name}
          controls={controls}
          toggle={
            <ToggleInRow
              name={row.name}
              isOn={row.isAvailable}
              onWord="On"
              offWord="Off"
              onToggle={(isAvailable) =>
                void change(row, 'isAvailable', isAvailable, {
                  what: row.name,
                  done: () => `${row.name} is switched`,
                  stateOf: (now) => `is ${now.isAvailable ? 'on' : 'off'}`,
                })
              }
            />
          }
        />
      )}
    />
  );
}

const shownIds = () => screen.getAllByRole('listitem').map((row) => row.dataset.row);
const storedIds = (shelf: Shelf) => [...shelf.stored()].sort((a, b) => a.order - b.order).map(({ id }) => id);

async function show(isAnswered = true) {
  const shelf = someShelf();
  renderInAdmin(<Rows shelf={shelf} isAnswered={isAnswered} />);
  await screen.findByText('Gildas');
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  return { shelf, press };
}

it.each([true, false])(
  'shows a new order at once and stores it (answered with the rows: %s)',
  async (isAnswered) => {
    const { shelf, press } = await show(isAnswered);
    const open = shelf.hold();
    await press('Move Gildas down');
    expect(shownIds()).toEqual(['bravas', 'gildas', 'tigres']);
    expect(storedIds(shelf)).toEqual(['gildas', 'bravas', 'tigres']);
    open();
    await screen.findByText(/gildas is moved/);
    expect(storedIds(shelf)).toEqual(['bravas', 'gildas', 'tigres']);
    expect(shownIds()).toEqual(['bravas', 'gildas', 'tigres']);
  },
);

it('undoes all steps of a row at once', async () => {
  const { shelf, press } = await show();
  await press('Move Gildas down');
  await press('Move Gildas down');
  await waitFor(() => expect(storedIds(shelf)).toEqual(['bravas', 'tigres', 'gildas']));
  await waitFor(() => expect(screen.getAllByText('gildas is moved')).toHaveLength(1));
  await press('Undo');
  await screen.findByText(/The order of the tapas is restored/);
  expect(storedIds(shelf)).toEqual(['gildas', 'bravas', 'tigres']);
  expect(shownIds()).toEqual(['gildas', 'bravas', 'tigres']);
  // The earlier notice disappears.
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument());
});

it('is reverted if it fails, with the reason and a retry', async () => {
  const { shelf, press } = await show();
  shelf.failNext(failure('server'));
  await press('Move Tigres up');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('The order of the tapas was not saved. Everything is back where it was.');
  expect(shownIds()).toEqual(['gildas', 'bravas', 'tigres']);
  await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(storedIds(shelf)).toEqual(['gildas', 'tigres', 'bravas']));
  expect(shownIds()).toEqual(['gildas', 'tigres', 'bravas']);
});

it('does not overwrite the order of somebody else, and shows it', async () => {
  const { shelf, press } = await show();
  shelf.changedByOther('tigres', { order: 0 });
  await press('Move Gildas down');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('The order of the tapas was not saved. Someone else changed it first.');
  await waitFor(() => expect(shownIds()).toEqual(['tigres', 'gildas', 'bravas']));
  await press('Move Gildas down');
  await waitFor(() => expect(storedIds(shelf)).toEqual(['tigres', 'bravas', 'gildas']));
});

it('does not mistake its own new versions for someone else’s', async () => {
  const { shelf, press } = await show();
  const open = shelf.hold();
  await press('Move Gildas down');
  await userEvent.click(screen.getByRole('switch', { name: /Gildas/ }));
  open();
  await screen.findByText(/Gildas is switched/);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(shelf.stored().find(({ id }) => id === 'gildas')).toMatchObject({ isAvailable: false, order: 2 });
});

it('rearranges the given entries among their own positions', () => {
  const items = ['a', 'b', 'c', 'd'].map((id, at) => ({ id, etag: '', order: at + 1 }));
  expect(inOrder(items, ['d', 'b']).map(({ id }) => id)).toEqual(['a', 'd', 'c', 'b']);
  expect(inOrder(items, ['gone', 'c', 'a']).map(({ id }) => id)).toEqual(['c', 'b', 'a', 'd']);
});
