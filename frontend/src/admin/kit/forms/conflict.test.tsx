import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { failure } from '../../../testing/admin/failure';
import { croquetas, dishForm, shelf } from '../../../testing/admin/entry-form';

async function changeBoth() {
  const store = shelf(croquetas);
  const form = dishForm.render(store);
  await form.user.type(dishForm.note(), 'mine');
  await form.user.clear(dishForm.name());
  await form.user.type(dishForm.name(), 'Croquetas de jamón');
  store.change('croquetas', { note: 'theirs', price: 15 });
  await form.user.click(dishForm.saveButton());
  const dialog = await screen.findByRole('dialog', { name: 'Someone else edited this dish' });
  return { ...form, store, dialog };
}

describe('a conflict', () => {
  it('shows both versions of every field that differs, preselects one that only one side changed, and saves the choice', async () => {
    const { user, store, dialog } = await changeBoth();
    const groups = within(dialog).getAllByRole('radiogroup');
    expect(groups.map((group) => group.getAttribute('aria-labelledby')).every(Boolean)).toBe(true);
    const chosen = (label: string) =>
      within(within(dialog).getByRole('radiogroup', { name: label })).getByRole('radio', { checked: true });
    expect(groups).toHaveLength(3);
    expect(chosen('Name')).toHaveTextContent('Mine Croquetas de jamón');
    expect(chosen('Price')).toHaveTextContent('Theirs $15');
    expect(chosen('Note')).toHaveTextContent('Mine mine');
    await user.click(within(dialog).getByRole('radio', { name: 'Theirs theirs' }));
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved, live now.')).toBeVisible();
    expect(store.kept.get('croquetas')).toMatchObject({
      name: 'Croquetas de jamón',
      price: 15,
      note: 'theirs',
    });
    expect(dishForm.price()).toHaveValue('15');
  });

  it('can be resolved entirely for one side', async () => {
    const { user, store, dialog } = await changeBoth();
    await user.click(within(dialog).getByRole('button', { name: 'Use all mine' }));
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await screen.findByText('Saved, live now.');
    expect(store.kept.get('croquetas')).toMatchObject({ price: 12, note: 'mine' });
  });

  it('resolved for the other side needs no save', async () => {
    const { user, store, dialog } = await changeBoth();
    await user.click(within(dialog).getByRole('button', { name: 'Use all theirs' }));
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('No changes to save.')).toBeVisible();
    expect(dishForm.note()).toHaveValue('theirs');
    expect(store.save).toHaveBeenCalledTimes(1);
  });

  it('returns to the form with nothing lost, and appears again at the next save', async () => {
    const { user, dialog } = await changeBoth();
    await user.click(within(dialog).getByRole('button', { name: 'Back to the form' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(dishForm.note()).toHaveValue('mine');
    await user.click(dishForm.saveButton());
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  it('is asked about again after a third change', async () => {
    const { user, store, dialog } = await changeBoth();
    store.change('croquetas', { note: 'third' });
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    const next = await screen.findByRole('radio', { name: 'Theirs third' });
    await user.click(next);
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Save' }));
    await screen.findByText('Saved, live now.');
    expect(store.kept.get('croquetas')).toMatchObject({ note: 'third', name: 'Croquetas de jamón' });
  });

  it('with one’s own save, whose answer was lost, is not a conflict', async () => {
    const store = shelf(croquetas);
    const { user } = dishForm.render(store);
    await user.clear(dishForm.price());
    await user.type(dishForm.price(), '12.5');
    store.save.mockImplementationOnce(async () => {
      store.change('croquetas', { price: 12.5 });
      throw failure('timed-out');
    });
    await user.click(dishForm.saveButton());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The dish may not have been saved.');
    expect(alert).toHaveTextContent('Try again won’t create a duplicate.');
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Saved, live now.')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('another version that touches no field of the form', () => {
  it('is not a conflict: a new position in the list, or the same value typed by both', async () => {
    const store = shelf(croquetas);
    const { user } = dishForm.render(store);
    await user.type(dishForm.note(), 'fry');
    store.change('croquetas', {});
    await user.click(dishForm.saveButton());
    expect(await screen.findByText('Saved, live now.')).toBeVisible();
    await user.type(dishForm.note(), ' well');
    await user.clear(dishForm.price());
    await user.type(dishForm.price(), '15');
    store.change('croquetas', { price: 15 });
    await user.click(dishForm.saveButton());
    await waitFor(() => expect(store.kept.get('croquetas')).toMatchObject({ note: 'fry well', price: 15 }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('text typed while a save is retried on such a version', () => {
  it('stays, unsaved', async () => {
    const store = shelf(croquetas);
    let answer: () => void = () => undefined;
    const { user } = dishForm.render(store, 'croquetas', {
      save: async (values, based) => {
        if (based?.etag === croquetas.etag) await new Promise<void>((resolve) => (answer = resolve));
        return store.save('croquetas', values, based?.etag ?? null);
      },
    });
    await user.type(dishForm.note(), 'fry');
    store.change('croquetas', {});
    await user.click(dishForm.saveButton());
    await user.type(dishForm.note(), ' well');
    await act(async () => answer());
    await waitFor(() => expect(store.kept.get('croquetas')).toMatchObject({ note: 'fry' }));
    expect(await screen.findByText(/^Unsaved/)).toBeVisible();
    expect(dishForm.note()).toHaveValue('fry well');
  });
});

describe('a newer version that the screen fetches', () => {
  it('fills an unchanged form, but is only announced on a changed one', async () => {
    const store = shelf(croquetas);
    const { user, router } = dishForm.render(store);
    // The screen renders again, as after a refetch.
    const refetch = (to: string) => act(() => router.navigate(to));
    store.change('croquetas', { price: 15 });
    await refetch('/admin/menu/croquetas?again');
    expect(dishForm.price()).toHaveValue('15');
    await user.type(dishForm.note(), 'mine');
    const regions = screen.getAllByRole('status');
    store.change('croquetas', { price: 16 });
    await refetch('/admin/menu/croquetas?more');
    expect(dishForm.price()).toHaveValue('15');
    expect(dishForm.note()).toHaveValue('mine');
    const notice = screen.getByText(/Someone else has just changed this dish/);
    expect(notice).toBeVisible();
    expect(regions).toContain(notice.closest('[role="status"]'));
    await user.click(dishForm.saveButton());
    expect(await screen.findByRole('radio', { name: 'Theirs $16' })).toBeChecked();
  });

  it('does not count as newer if it was seen before, so a late answer reverts no save', async () => {
    const store = shelf(croquetas);
    const { user, router } = dishForm.render(store);
    await user.type(dishForm.note(), 'fry');
    await user.click(dishForm.saveButton());
    await screen.findByText('Saved, live now.');
    store.kept.set('croquetas', { ...croquetas });
    await act(() => router.navigate('/admin/menu/croquetas?late'));
    expect(dishForm.note()).toHaveValue('fry');
  });
});
