import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { type SomeTapa, tapa } from '../../../testing/admin/entry-list';
import { renderInAdmin } from '../../../testing/admin/render-in-admin';
import { ListRow } from './list-row';
import { RowMenu } from './row-menu';
import { SortableRows } from './sortable-rows';

const ROW_HEIGHT = 60;

interface ShownProps {
  names?: readonly string[];
  /** The visible part of the group. */
  page?: readonly [number, number];
  canMove?: boolean;
  onMove?: (ids: readonly string[]) => void;
}

function Shown({ names = ['Gildas', 'Bravas', 'Tigres'], page, canMove = true, onMove }: ShownProps) {
  const [order, setOrder] = useState(names);
  return (
    <SortableRows
      items={page ? order.slice(...page) : order}
      all={order}
      nameOf={(name) => name}
      label="Tapas"
      canMove={canMove}
      border="Chef’s Picks come first."
      onMove={(ids) => {
        onMove?.(ids);
        setOrder(ids);
      }}
      renderRow={(name, controls) => (
        <ListRow
          name={name}
          controls={controls}
          toggle={<button type="button">{name} is on</button>}
          menu={<RowMenu name={name} moves={controls.moves} editTo="/admin/menu/1" />}
        />
      )}
    />
  );
}

const shownNames = () =>
  within(screen.getByRole('list', { name: 'Tapas' }))
    .getAllByRole('listitem')
    .map((row) => row.dataset.row);
const button = (name: string) => screen.getByRole('button', { name });
const said = (words: string) => waitFor(() => expect(document.body).toHaveTextContent(words));

it('tabs through a row in visual order', async () => {
  renderInAdmin(<Shown names={['Gildas', 'Bravas']} />);
  const user = userEvent.setup();
  for (const name of [
    'Move Gildas',
    'Move Gildas up',
    'Move Gildas down',
    'Gildas is on',
    'More for Gildas',
    'Move Bravas',
  ]) {
    await user.tab();
    expect(button(name)).toHaveFocus();
  }
});

describe('the buttons up and down', () => {
  it('move a row, keep focus, and announce its position', async () => {
    const onMove = vi.fn();
    renderInAdmin(<Shown onMove={onMove} />);
    const user = userEvent.setup();
    button('Move Gildas down').focus();
    await user.keyboard('{Enter}');
    expect(shownNames()).toEqual(['Bravas', 'Gildas', 'Tigres']);
    expect(onMove).toHaveBeenCalledWith(['Bravas', 'Gildas', 'Tigres']);
    expect(button('Move Gildas down')).toHaveFocus();
    expect(screen.getByText('“Gildas” moved to place 2 of 3.')).toHaveAttribute('role', 'status');
    await user.keyboard('{Enter}');
    expect(shownNames()).toEqual(['Bravas', 'Tigres', 'Gildas']);
    expect(button('Move Gildas down')).toHaveFocus();
  });

  it('remain at the ends, and say why the row can’t move further', async () => {
    const onMove = vi.fn();
    renderInAdmin(<Shown onMove={onMove} />);
    const up = button('Move Gildas up');
    expect(up).toHaveAttribute('aria-disabled', 'true');
    up.focus();
    await userEvent.setup().keyboard('{Enter}');
    expect(onMove).not.toHaveBeenCalled();
    expect(up).toHaveFocus();
    expect(screen.getByText('“Gildas” is first already. Chef’s Picks come first.')).toBeInTheDocument();
    await userEvent.setup().click(button('Move Tigres down'));
    expect(screen.getByText('“Tigres” is last already. Chef’s Picks come first.')).toBeInTheDocument();
  });

  it('move a row to the next page among all rows of its group; focus stays in the list', async () => {
    const onMove = vi.fn();
    renderInAdmin(<Shown names={['A', 'B', 'C', 'D']} page={[0, 2]} onMove={onMove} />);
    button('Move B down').focus();
    await userEvent.setup().keyboard('{Enter}');
    expect(onMove).toHaveBeenCalledWith(['A', 'C', 'B', 'D']);
    expect(shownNames()).toEqual(['A', 'C']);
    expect(button('Move A down')).toHaveFocus();
    await said('“B” moved to place 3 of 4.');
  });
});

describe('the menu of a row', () => {
  it('moves it to the top and bottom of its whole group, and returns focus', async () => {
    renderInAdmin(<Shown names={['A', 'B', 'C', 'D']} />);
    const user = userEvent.setup();
    await user.click(button('More for C'));
    await user.click(await screen.findByRole('menuitem', { name: 'Move to top' }));
    expect(shownNames()).toEqual(['C', 'A', 'B', 'D']);
    await waitFor(() => expect(button('More for C')).toHaveFocus());
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('menuitem', { name: 'Move down' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'Move to top' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('menuitem', { name: 'Move to bottom' }));
    expect(shownNames()).toEqual(['A', 'B', 'D', 'C']);
  });
});

describe('by keyboard', () => {
  /** jsdom has no layout: this puts the rows below each other. */
  function layOut(): void {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
      const row = this.closest('[data-row]');
      const at = row?.parentElement ? [...row.parentElement.children].indexOf(row) : 0;
      return new DOMRect(0, at * ROW_HEIGHT, 300, row ? ROW_HEIGHT : 300);
    });
  }
  const press = async (code: string) => {
    fireEvent.keyDown(document.activeElement ?? document.body, { code, key: code });
    // The sensor only listens to the document a moment after it picks the row up.
    await new Promise((resolve) => setTimeout(resolve, 60));
  };

  it('picks up with Space, moves with arrow keys, drops with Space, and announces each step', async () => {
    layOut();
    const onMove = vi.fn();
    renderInAdmin(<Shown onMove={onMove} />);
    const handle = button('Move Gildas');
    expect(handle).toHaveAccessibleDescription(/Press Space to pick it up, the arrow keys to move it/);
    handle.focus();
    await press('Space');
    await said('“Gildas”: place 1 of 3.');
    await press('ArrowDown');
    await said('“Gildas”: place 2 of 3.');
    await press('Space');
    await said('Put down “Gildas” at place 2 of 3.');
    expect(onMove).toHaveBeenCalledWith(['Bravas', 'Gildas', 'Tigres']);
    await waitFor(() => expect(button('Move Gildas')).toHaveFocus());
  });

  it('cancels with Escape', async () => {
    layOut();
    const onMove = vi.fn();
    renderInAdmin(<Shown onMove={onMove} />);
    button('Move Gildas').focus();
    await press('Space');
    await press('ArrowDown');
    await press('Escape');
    await said('“Gildas” stays at place 1 of 3.');
    expect(onMove).not.toHaveBeenCalled();
  });
});

it('has no move controls if the order can’t be changed, or for a single row', () => {
  const { unmount } = renderInAdmin(<Shown canMove={false} />);
  expect(screen.queryByRole('button', { name: /^Move/ })).not.toBeInTheDocument();
  unmount();
  renderInAdmin(<Shown names={['Gildas']} />);
  expect(screen.queryByRole('button', { name: /^Move/ })).not.toBeInTheDocument();
});

it('rerenders only the changed row', async () => {
  const drawn: string[] = [];
  const renderRow = ({ name, price }: SomeTapa) => {
    drawn.push(name);
    return `${name} ${price}`;
  };
  function Changing() {
    const [items, setItems] = useState(() =>
      ['Gildas', 'Bravas', 'Tigres'].map((name, at) => tapa(name, at)),
    );
    const raise = () => setItems(items.map((item) => (item.id === 'bravas' ? { ...item, price: 99 } : item)));
    return (
      <>
        <button type="button" onClick={raise}>
          Raise
        </button>
        <SortableRows
          items={items}
          nameOf={({ name }) => name}
          label="Tapas"
          onMove={vi.fn()}
          renderRow={renderRow}
        />
      </>
    );
  }
  renderInAdmin(<Changing />);
  expect(new Set(drawn)).toEqual(new Set(['Gildas', 'Bravas', 'Tigres']));
  drawn.length = 0;
  await userEvent.click(button('Raise'));
  expect(screen.getByText('Bravas 99')).toBeInTheDocument();
  expect(drawn).toEqual(['Bravas']);
});
