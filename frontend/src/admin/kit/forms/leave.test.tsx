import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { ApiError } from '../../../api/errors';
import { PictureDialog } from '../pictures/picture-dialog';
import { hasUnsavedWork } from '../session/unsaved-work';
import { failure } from '../../../testing/admin/failure';
import {
  croquetas,
  dishForm,
  shelf,
  type SomeDish,
  type SomeParsed,
  retype,
} from '../../../testing/admin/entry-form';
import { photo, standIn, words } from '../../../testing/admin/picture-form';
import { renderInAdmin } from '../../../testing/admin/render-in-admin';
import { LeaveGuard } from './leave-guard';

vi.mock('../../../api/staff/staff-uploads');

/** Closes the tab: true if the browser asks first. */
function closeTab(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

async function leaveWithChange() {
  const store = shelf(croquetas);
  const form = dishForm.render(store);
  await form.user.type(dishForm.note(), 'fry');
  await form.user.click(screen.getByRole('link', { name: 'To the drinks' }));
  return { store, ...form, dialog: await screen.findByRole('dialog', { name: 'Leave without saving?' }) };
}

describe('leaving with unsaved changes', () => {
  it('asks; “Keep editing” (or Escape) stays, with nothing lost', async () => {
    const { user, router, dialog } = await leaveWithChange();
    await user.click(within(dialog).getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(dishForm.note()).toHaveValue('fry');
    expect(router.state.location.pathname).toBe('/admin/menu/croquetas');
    await user.click(screen.getByRole('link', { name: 'To the drinks' }));
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(dishForm.note()).toHaveValue('fry');
  });

  it('can discard them, and then they are not offered again', async () => {
    const { user, dialog, store } = await leaveWithChange();
    await user.click(within(dialog).getByRole('button', { name: 'Discard changes' }));
    expect(await screen.findByRole('heading', { name: 'Drinks' })).toBeVisible();
    expect(store.save).not.toHaveBeenCalled();
    expect(localStorage).toHaveLength(0);
  });

  it('can save them and leave', async () => {
    const { user, dialog, store } = await leaveWithChange();
    await user.click(within(dialog).getByRole('button', { name: 'Save and leave' }));
    expect(await screen.findByRole('heading', { name: 'Drinks' })).toBeVisible();
    expect(store.kept.get('croquetas')).toMatchObject({ note: 'fry' });
    expect(localStorage).toHaveLength(0);
  });

  it('stays if they can’t be saved, and says why', async () => {
    const { user, dialog, store } = await leaveWithChange();
    store.save.mockRejectedValueOnce(failure('offline'));
    await user.click(within(dialog).getByRole('button', { name: 'Save and leave' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The dish was not saved.');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(dishForm.note()).toHaveValue('fry');
  });

  it('saves once however often it is pressed; Escape in the meantime stays', async () => {
    const store = shelf(croquetas);
    let answer: () => void = () => undefined;
    const save = vi.fn(async (values: SomeParsed, based: SomeDish | null) => {
      await new Promise<void>((resolve) => (answer = resolve));
      return store.save('croquetas', values, based?.etag ?? null);
    });
    const { user, router } = dishForm.render(store, 'croquetas', { save });
    await user.type(dishForm.note(), 'fry');
    await user.click(screen.getByRole('link', { name: 'To the drinks' }));
    await user.dblClick(await screen.findByRole('button', { name: 'Save and leave' }));
    expect(screen.getByRole('dialog')).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await act(async () => answer());
    expect(await screen.findByText('Saved, live now.')).toBeVisible();
    expect(save).toHaveBeenCalledTimes(1);
    expect(router.state.location.pathname).toBe('/admin/menu/croquetas');
  });

  it('of a new entry: saves and goes to the requested screen, not to the new entry’s address', async () => {
    const store = shelf();
    const { user, router } = dishForm.render(store, 'new');
    await user.type(dishForm.name(), 'Paella');
    await user.type(dishForm.price(), '24');
    await user.click(screen.getByRole('link', { name: 'To the drinks' }));
    await user.click(await screen.findByRole('button', { name: 'Save and leave' }));
    expect(await screen.findByRole('heading', { name: 'Drinks' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/admin/drinks');
    expect(store.kept.get('new-1')).toMatchObject({ name: 'Paella' });
  });

  it.each(['croquetas', 'new'])(
    'while a save is running (%s): saves what was typed since too, and leaves',
    async (id) => {
      const store = shelf(...(id === 'new' ? [] : [croquetas]));
      const answers: (() => void)[] = [];
      const { user } = dishForm.render(store, id, {
        save: async (values, based) => {
          await new Promise<void>((resolve) => answers.push(resolve));
          return store.save(based?.id, values, based?.etag ?? null);
        },
      });
      await retype(user, dishForm.name(), 'Paella');
      await retype(user, dishForm.price(), '24');
      await user.click(dishForm.saveButton());
      await user.type(dishForm.note(), 'for two');
      await user.click(screen.getByRole('link', { name: 'To the drinks' }));
      await user.click(await screen.findByRole('button', { name: 'Save and leave' }));
      expect(screen.getByRole('dialog')).toBeVisible();
      await act(async () => answers[0]?.());
      await waitFor(() => expect(answers).toHaveLength(2));
      await act(async () => answers[1]?.());
      expect(await screen.findByRole('heading', { name: 'Drinks' })).toBeVisible();
      expect([...store.kept.values()]).toMatchObject([{ name: 'Paella', note: 'for two' }]);
      expect(localStorage).toHaveLength(0);
    },
  );

  it('while a save is running that fails: stays, and says why', async () => {
    const store = shelf(croquetas);
    let refuse: (error: ApiError) => void = () => undefined;
    store.save.mockImplementationOnce(() => new Promise((_, reject) => (refuse = reject)));
    const { user, router } = dishForm.render(store);
    await user.type(dishForm.note(), 'fry');
    await user.click(dishForm.saveButton());
    await user.click(screen.getByRole('link', { name: 'To the drinks' }));
    await user.click(await screen.findByRole('button', { name: 'Save and leave' }));
    await act(async () => refuse(failure('offline')));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('alert')).toHaveTextContent('The dish was not saved.');
    expect(store.save).toHaveBeenCalledOnce();
    expect(router.state.location.pathname).toBe('/admin/menu/croquetas');
  });

  it('asks on closing the tab, only while there are any', async () => {
    const { user } = dishForm.render(shelf(croquetas));
    expect([closeTab(), hasUnsavedWork()]).toEqual([false, false]);
    await user.type(dishForm.note(), 'fry');
    expect([closeTab(), hasUnsavedWork()]).toEqual([true, true]);
    await user.clear(dishForm.note());
    expect([closeTab(), hasUnsavedWork()]).toEqual([false, false]);
    await user.type(dishForm.note(), 'bake');
    await user.click(dishForm.saveButton());
    await screen.findByText('Saved, live now.');
    await expect.poll(() => [closeTab(), hasUnsavedWork()]).toEqual([false, false]);
  });

  it('does not ask without any', async () => {
    const { user } = dishForm.render(shelf(croquetas));
    await user.click(screen.getByRole('link', { name: 'To the drinks' }));
    expect(await screen.findByRole('heading', { name: 'Drinks' })).toBeVisible();
  });
});

describe('leaving with a photo that is not part of the form yet', () => {
  standIn();

  it('asks, and does not offer to save without it', async () => {
    const nothing = () => undefined;
    const file = photo();
    const { router } = renderInAdmin(<h1>Menu</h1>, {
      path: '/admin/menu/new',
      routes: [
        {
          path: '/admin/menu/new',
          element: (
            <>
              <LeaveGuard noun="dish" hasChanges={() => true} save={vi.fn()} throwAway={nothing} />
              <PictureDialog opened file={file} aspect="3:2" onStored={nothing} onClose={nothing} />
            </>
          ),
        },
      ],
    });
    const user = userEvent.setup();
    await screen.findByRole('dialog', { name: 'New photo' });
    await user.type(words(), 'A pan of paella');
    await act(() => router.navigate('/admin/menu'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Leave without the photo?' }));
    expect(dialog.queryByRole('button', { name: /Save/ })).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Keep editing' }));
    expect(words()).toHaveValue('A pan of paella');
    await act(() => router.navigate('/admin/menu'));
    await user.click(await screen.findByRole('button', { name: 'Leave without it' }));
    expect(await screen.findByRole('heading', { name: 'Menu' })).toBeVisible();
  });
});

describe('a new entry', () => {
  it('keeps what is typed during the save after moving to its own address', async () => {
    const store = shelf();
    let answer: () => void = () => undefined;
    const { user, router } = dishForm.render(store, 'new', {
      save: async (values) => {
        await new Promise<void>((resolve) => (answer = resolve));
        return store.save(undefined, values, null);
      },
    });
    await user.type(dishForm.name(), 'Paella');
    await user.type(dishForm.price(), '24');
    await user.click(dishForm.saveButton());
    await user.type(dishForm.note(), 'for two');
    await act(async () => answer());
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/menu/new-1'));
    expect(dishForm.note()).toHaveValue('for two');
    expect(screen.getByText(/^Unsaved/)).toBeVisible();
    // The next new dish would offer it as a draft.
    expect(Object.keys(localStorage)).not.toContain('admin_draft:1:nobody:menu/new');
  });
});
