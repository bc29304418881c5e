import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  croquetas,
  failure,
  nameField,
  noteField,
  priceField,
  renderDishForm,
  saveButton,
  shelf,
} from './some-form';

afterEach(() => localStorage.clear());

async function changeBoth() {
  const store = shelf(croquetas);
  const form = renderDishForm(store);
  await form.user.type(noteField(), 'mine');
  await form.user.clear(nameField());
  await form.user.type(nameField(), 'Croquetas de jamón');
  store.change('croquetas', { note: 'theirs', price: 15 });
  await form.user.click(saveButton());
  const dialog = await screen.findByRole('dialog', { name: 'Someone else changed this dish meanwhile' });
  return { ...form, store, dialog };
}

describe('a conflict', () => {
  it('shows every field that differs in both versions, chosen already where only one changed it, and saves the choice', async () => {
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
    await user.click(within(dialog).getByRole('button', { name: 'Save this' }));
    expect(await screen.findByText('Saved, live now.')).toBeVisible();
    expect(store.kept.get('croquetas')).toMatchObject({
      name: 'Croquetas de jamón',
      price: 15,
      note: 'theirs',
    });
    expect(priceField()).toHaveValue('15');
  });

  it('can be settled all one way', async () => {
    const { user, store, dialog } = await changeBoth();
    await user.click(within(dialog).getByRole('button', { name: 'All of mine' }));
    await user.click(within(dialog).getByRole('button', { name: 'Save this' }));
    await screen.findByText('Saved, live now.');
    expect(store.kept.get('croquetas')).toMatchObject({ price: 12, note: 'mine' });
  });

  it('settled the other’s way needs no save', async () => {
    const { user, store, dialog } = await changeBoth();
    await user.click(within(dialog).getByRole('button', { name: 'All of theirs' }));
    await user.click(within(dialog).getByRole('button', { name: 'Save this' }));
    expect(await screen.findByText('Nothing to save: nothing was changed.')).toBeVisible();
    expect(noteField()).toHaveValue('theirs');
    expect(store.save).toHaveBeenCalledTimes(1);
  });

  it('goes back to the form with nothing lost, and comes up again at the next save', async () => {
    const { user, dialog } = await changeBoth();
    await user.click(within(dialog).getByRole('button', { name: 'Back to the form' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(noteField()).toHaveValue('mine');
    await user.click(saveButton());
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  it('with a third change on top is asked about once more', async () => {
    const { user, store, dialog } = await changeBoth();
    store.change('croquetas', { note: 'third' });
    await user.click(within(dialog).getByRole('button', { name: 'Save this' }));
    const next = await screen.findByRole('radio', { name: 'Theirs third' });
    await user.click(next);
    await user.click(screen.getByRole('button', { name: 'Save this' }));
    await screen.findByText('Saved, live now.');
    expect(store.kept.get('croquetas')).toMatchObject({ note: 'third', name: 'Croquetas de jamón' });
  });

  it('with one’s own save, whose answer got lost, is none', async () => {
    const store = shelf(croquetas);
    const { user } = renderDishForm(store);
    await user.clear(priceField());
    await user.type(priceField(), '12.5');
    store.save.mockImplementationOnce(async () => {
      store.change('croquetas', { price: 12.5 });
      throw failure('timed-out');
    });
    await user.click(saveButton());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The dish may not have been saved.');
    expect(alert).toHaveTextContent('“Try again” compares first: nothing is saved twice.');
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Saved, live now.')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('another version that touches no field of the form', () => {
  it('is no conflict: a new place in the list, or the same value typed by both', async () => {
    const store = shelf(croquetas);
    const { user } = renderDishForm(store);
    await user.type(noteField(), 'fry');
    store.change('croquetas', {});
    await user.click(saveButton());
    expect(await screen.findByText('Saved, live now.')).toBeVisible();
    await user.type(noteField(), ' well');
    await user.clear(priceField());
    await user.type(priceField(), '15');
    store.change('croquetas', { price: 15 });
    await user.click(saveButton());
    await waitFor(() => expect(store.kept.get('croquetas')).toMatchObject({ note: 'fry well', price: 15 }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('an entry that was deleted meanwhile', () => {
  it('is said, and can be saved as a new one', async () => {
    const store = shelf(croquetas);
    const { user, router } = renderDishForm(store);
    await user.type(noteField(), 'fry');
    store.kept.clear();
    await user.click(saveButton());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Someone deleted this dish meanwhile.');
    expect(noteField()).toHaveValue('fry');
    await user.click(within(alert).getByRole('button', { name: 'Save as a new dish' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/menu/new-1'));
    expect(store.kept.get('new-1')).toMatchObject({ name: 'Croquetas', note: 'fry' });
    expect(await screen.findByText('Saved, live now.')).toBeVisible();
    await waitFor(() => expect({ ...localStorage }).toEqual({}));
  });
});

describe('no connection', () => {
  it('is said; nothing is lost, and it is sent again only when asked for', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const store = shelf(croquetas);
    store.save.mockRejectedValueOnce(failure('offline'));
    const { user } = renderDishForm(store);
    await user.type(noteField(), 'fry');
    await user.click(saveButton());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The dish was not saved. There is no connection.');
    expect(noteField()).toHaveValue('fry');
    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(alert).toHaveTextContent('The connection is back, and what you typed is still here.');
    expect(store.save).toHaveBeenCalledTimes(1);
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Saved, live now.')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(store.kept.get('croquetas')).toMatchObject({ note: 'fry' });
  });

  it.each([
    failure('server', 500),
    failure('server', 504),
    failure('rate-limited', 429),
    failure('unauthorized', 401),
    failure('malformed', 200),
  ])('nor any other failure loses what was typed: $kind', async (error) => {
    const store = shelf(croquetas);
    store.save.mockRejectedValueOnce(error);
    const { user } = renderDishForm(store);
    await user.type(noteField(), 'fry');
    await user.click(saveButton());
    await user.click(within(await screen.findByRole('alert')).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Saved, live now.')).toBeVisible();
    expect(store.kept.get('croquetas')).toMatchObject({ note: 'fry' });
  });

  it('on a new one, whose answer got lost: it is looked for before it is sent again', async () => {
    const store = shelf();
    const stored = vi.fn(async () => [...store.kept.values()]);
    const { user, router } = renderDishForm(store, 'new', { stored });
    store.save.mockImplementationOnce(async (_id, values) => {
      store.kept.set('p', { id: 'p', etag: '"9"', ...values });
      throw failure('timed-out');
    });
    await user.type(nameField(), 'Paella');
    await user.type(priceField(), '24.5');
    await user.click(saveButton());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('no dish is added twice');
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/menu/p'));
    expect(store.kept.size).toBe(1);
    expect(store.save).toHaveBeenCalledTimes(1);
  });
});

describe('deleting', () => {
  const remove = (store: ReturnType<typeof shelf>, onRemoved: () => void) => ({
    remove: {
      run: (etag: string) => store.remove('croquetas', etag),
      question: { title: 'Delete “Croquetas”?', text: 'It leaves the menu at once.', action: 'Delete' },
      onRemoved,
    },
  });

  it('asks first; a no keeps it', async () => {
    const store = shelf(croquetas);
    const onRemoved = vi.fn();
    const { user } = renderDishForm(store, 'croquetas', remove(store, onRemoved));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete “Croquetas”?' });
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(store.remove).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(onRemoved).toHaveBeenCalledTimes(1));
    expect(store.kept.size).toBe(0);
  });

  it('of what somebody changed meanwhile is asked about once more; of what is gone is done', async () => {
    const store = shelf(croquetas);
    const onRemoved = vi.fn();
    const { user } = renderDishForm(store, 'croquetas', remove(store, onRemoved));
    store.change('croquetas', { price: 15 });
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    const again = await screen.findByRole('dialog', { name: 'Someone else changed this dish meanwhile' });
    expect(store.kept.size).toBe(1);
    store.kept.clear();
    await user.click(within(again).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(onRemoved).toHaveBeenCalledTimes(1));
  });

  it('that is refused says why', async () => {
    const store = shelf(croquetas);
    store.remove.mockRejectedValueOnce(failure('server', 500));
    const { user } = renderDishForm(store, 'croquetas', remove(store, vi.fn()));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(/The dish was not deleted/)).toBeInTheDocument();
    expect(store.kept.size).toBe(1);
  });
});
