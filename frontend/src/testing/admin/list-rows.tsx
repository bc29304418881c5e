import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInAdmin } from './render-in-admin';
import { PriceInRow } from '../../admin/kit/lists/price-in-row';
import { type Shelf, someShelf, type SomeTapa } from './entry-list';
import { ToggleInRow } from '../../admin/kit/lists/toggle-in-row';
import { useRowChange } from '../../admin/kit/lists/use-row-change';
import { useStaffList } from '../../admin/kit/lists/use-staff-list';

/** Rows whose switch and price are changed in place. */
export function Rows({ shelf }: { shelf: Shelf }) {
  const { collection } = shelf;
  const list = useStaffList(collection);
  const change = useRowChange(collection);
  const setAvailable = (row: SomeTapa, isAvailable: boolean) =>
    void change(row, 'isAvailable', isAvailable, {
      what: `“${row.name}”`,
      done: (isOn) => (isOn ? `${row.name} is back` : `${row.name} is sold out`),
      notDone: (isOn) => (isOn ? 'was not put back on the menu' : 'was not marked as sold out'),
      stateOf: ({ isAvailable: isOn }) => (isOn ? 'is on the menu' : 'is sold out'),
    });
  const setPrice = (row: SomeTapa, price: number) =>
    void change(row, 'price', price, {
      what: `The price of ${row.name}`,
      done: (wanted) => `${row.name} costs ${wanted}`,
      stateOf: (now) => `costs $${now.price}`,
      priceOf: (now) => `$${now.price}`,
    });
  return (
    <ul role="list">
      {list.items?.map((row) => (
        <li key={row.id} aria-label={row.name}>
          <ToggleInRow
            name={row.name}
            isOn={row.isAvailable}
            onWord="On the menu"
            offWord="Sold out"
            onToggle={(isOn) => setAvailable(row, isOn)}
          />
          <PriceInRow
            name={row.name}
            price={row.price}
            currency="USD"
            onSave={(price) => setPrice(row, price)}
          />
        </li>
      ))}
    </ul>
  );
}

export async function showRows() {
  const shelf = someShelf();
  renderInAdmin(<Rows shelf={shelf} />);
  const row = await screen.findByRole('listitem', { name: 'Gildas' });
  const toggle = within(row).getByRole('switch');
  const stored = () => shelf.stored().find(({ id }) => id === 'gildas');
  const notice = (text: RegExp) => screen.findByText(text);
  return { shelf, row, toggle, stored, notice, user: userEvent.setup() };
}
