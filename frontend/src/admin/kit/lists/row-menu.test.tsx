import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderInAdmin } from '../../../testing/admin/render-in-admin';
import { ask } from '../shell/confirm';
import { RowMenu } from './row-menu';

function show() {
  const [up, remove, extra] = [vi.fn(), vi.fn(), vi.fn()];
  renderInAdmin(
    <RowMenu
      name="Gildas"
      editTo="/admin/menu/1"
      duplicateTo="/admin/menu/new?from=1"
      extra={[{ label: 'Feature on home page…', icon: 'star', does: { run: extra } }]}
      moves={() => ({ toTop: null, up, down: null, toBottom: null })}
      onDelete={remove}
    />,
  );
  const user = userEvent.setup();
  const button = screen.getByRole('button', { name: 'More for Gildas' });
  const entry = (name: string) => screen.findByRole('menuitem', { name });
  return { up, remove, extra, user, button, entry };
}

it('has the row’s actions in this order', async () => {
  const { user, button, entry } = show();
  await user.click(button);
  expect(await entry('Edit')).toHaveAttribute('href', '/admin/menu/1');
  expect(await entry('Duplicate')).toHaveAttribute('href', '/admin/menu/new?from=1');
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Edit',
    'Duplicate',
    'Feature on home page…',
    'Move up',
    'Delete',
  ]);
});

it('works by keyboard: Enter opens it at its first entry, arrow keys move, Escape closes it and returns focus', async () => {
  const { up, remove, extra, user, button, entry } = show();
  button.focus();
  await user.keyboard('{Enter}');
  const first = await entry('Edit');
  await waitFor(() => expect(first).toHaveFocus());
  await user.keyboard('{ArrowUp}');
  expect(await entry('Delete')).toHaveFocus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(button).toHaveFocus());
  expect(remove).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  await waitFor(async () => expect(await entry('Edit')).toHaveFocus());
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
  expect(up).toHaveBeenCalledOnce();
  expect(extra).not.toHaveBeenCalled();
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  await waitFor(() => expect(button).toHaveFocus());
});

it('gets focus back after a confirmation from one of its entries', async () => {
  const question = { title: 'Delete “Gildas”?', text: 'You can bring it back.', action: 'Delete' };
  renderInAdmin(<RowMenu name="Gildas" onDelete={() => void ask(question)} />);
  const user = userEvent.setup();
  await user.tab();
  await user.keyboard('{Enter}');
  const entry = await screen.findByRole('menuitem', { name: 'Delete' });
  await waitFor(() => expect(entry).toHaveFocus());
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'More for Gildas' })).toHaveFocus());
});
