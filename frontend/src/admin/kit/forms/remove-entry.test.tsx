import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { croquetas, dishForm, type Shelf, type SomeDish, shelf } from '../../../testing/admin/entry-form';
import { someShelf, tapa } from '../../../testing/admin/entry-list';
import { failure } from '../../../testing/admin/failure';
import { pressDelete } from '../../../testing/admin/form-menu';
import { renderInAdmin } from '../../../testing/admin/render-in-admin';
import { Screen } from '../shell/screen';
import { RemoveMenu } from './remove-entry';

const confirm = async (user: UserEvent) =>
  user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));

describe('deleting', () => {
  const list = () => screen.findByRole('heading', { name: 'Menu' });
  const show = (store: Shelf) =>
    dishForm.render(store, 'croquetas', {
      remove: {
        collection: { key: '/api/admin/menu', read: (wire) => wire as SomeDish, remove: store.remove },
        root: '/admin/menu',
        name: '“Croquetas”',
        instead: 'To hide it for now, turn it off instead.',
      },
    });

  it('asks first; “no” keeps it', async () => {
    const store = shelf(croquetas);
    const { user } = show(store);
    await pressDelete(user, 'dish');
    const dialog = await screen.findByRole('dialog', { name: 'Delete “Croquetas”?' });
    expect(dialog).toHaveTextContent('You can bring it back from History. To hide it for now, turn it off');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(store.remove).not.toHaveBeenCalled();
    await pressDelete(user, 'dish');
    await confirm(user);
    expect(await list()).toBeVisible();
    expect(store.kept.size).toBe(0);
  });

  it('asks again if somebody has changed it, and succeeds if it is already gone', async () => {
    const store = shelf(croquetas);
    const { user } = show(store);
    store.change('croquetas', { price: 15 });
    await pressDelete(user, 'dish');
    await confirm(user);
    const again = await screen.findByRole('dialog', { name: 'Someone else changed this dish first' });
    expect(store.kept.size).toBe(1);
    store.kept.clear();
    await user.click(within(again).getByRole('button', { name: 'Delete' }));
    expect(await list()).toBeVisible();
  });

  it('that is refused says why', async () => {
    const store = shelf(croquetas);
    store.remove.mockRejectedValueOnce(failure('server'));
    const { user } = show(store);
    await pressDelete(user, 'dish');
    await confirm(user);
    expect(await screen.findByText(/“Croquetas” was not deleted/)).toBeInTheDocument();
    expect(store.kept.size).toBe(1);
  });

  it('does not ask about unsaved changes, and leaves no draft', async () => {
    const { user } = show(shelf(croquetas));
    await user.type(dishForm.note(), 'fry');
    await pressDelete(user, 'dish');
    await confirm(user);
    expect(await list()).toBeVisible();
    expect(localStorage).toHaveLength(0);
  });
});

describe('a deletion whose answer takes a while', () => {
  const ROOT = '/admin/tapas';

  async function deleteSlowly() {
    const user = userEvent.setup();
    const { collection, hold, stored } = someShelf();
    const remove = { collection, root: ROOT, name: '“Gildas”', instead: '' };
    const form = (
      <Screen title="Gildas">
        <RemoveMenu noun="tapa" entry={tapa('Gildas', 1)} remove={remove} onGone={() => undefined} />
      </Screen>
    );
    const { router } = renderInAdmin(form, {
      path: `${ROOT}/gildas`,
      routes: [
        { path: ROOT, element: <p>The list</p> },
        { path: '/admin/offers', element: <p>Offers</p> },
        { path: '/admin/slow', loader: () => new Promise(() => undefined), element: <p>Slow</p> },
      ],
    });
    const answer = hold();
    await pressDelete(user, 'tapa');
    await confirm(user);
    const isDeleted = async () => {
      act(answer);
      await waitFor(() => expect(stored()).toHaveLength(2));
      expect(await screen.findByText('“Gildas” is deleted')).toBeVisible();
    };
    return { router, isDeleted };
  }

  it('returns to the list', async () => {
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
});
