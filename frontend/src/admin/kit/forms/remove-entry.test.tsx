import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { failure } from '../../../testing/admin/failure';
import { pressDelete } from '../../../testing/admin/form-menu';
import { croquetas, dishForm, shelf } from '../../../testing/admin/entry-form';

describe('deleting', () => {
  const remove = (store: ReturnType<typeof shelf>, onRemoved: () => void) => ({
    remove: {
      run: (etag: string) => store.remove('croquetas', etag),
      text: 'It leaves the menu at once.',
      name: '“Croquetas”',
      onRemoved,
    },
  });

  it('asks first; “no” keeps it', async () => {
    const store = shelf(croquetas);
    const onRemoved = vi.fn();
    const { user } = dishForm.render(store, 'croquetas', remove(store, onRemoved));
    await pressDelete(user, 'dish');
    const dialog = await screen.findByRole('dialog', { name: 'Delete “Croquetas”?' });
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(store.remove).not.toHaveBeenCalled();
    await pressDelete(user, 'dish');
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(onRemoved).toHaveBeenCalledTimes(1));
    expect(store.kept.size).toBe(0);
  });

  it('asks again if somebody has changed it, and succeeds if it is already gone', async () => {
    const store = shelf(croquetas);
    const onRemoved = vi.fn();
    const { user } = dishForm.render(store, 'croquetas', remove(store, onRemoved));
    store.change('croquetas', { price: 15 });
    await pressDelete(user, 'dish');
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    const again = await screen.findByRole('dialog', { name: 'Someone else changed this dish first' });
    expect(store.kept.size).toBe(1);
    store.kept.clear();
    await user.click(within(again).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(onRemoved).toHaveBeenCalledTimes(1));
  });

  it('that is refused says why', async () => {
    const store = shelf(croquetas);
    store.remove.mockRejectedValueOnce(failure('server'));
    const { user } = dishForm.render(store, 'croquetas', remove(store, vi.fn()));
    await pressDelete(user, 'dish');
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(/“Croquetas” was not deleted/)).toBeInTheDocument();
    expect(store.kept.size).toBe(1);
  });

  it('does not ask about unsaved changes, and leaves no draft', async () => {
    const store = shelf(croquetas);
    let leave: () => void = () => undefined;
    const { user, router } = dishForm.render(
      store,
      'croquetas',
      remove(store, () => leave()),
    );
    leave = () => void router.navigate('/admin/menu');
    await user.type(dishForm.note(), 'fry');
    await pressDelete(user, 'dish');
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('heading', { name: 'Menu' })).toBeVisible();
    expect(localStorage).toHaveLength(0);
  });
});
