import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { failure } from '../../../testing/admin/failure';
import { croquetas, dishForm, shelf } from '../../../testing/admin/entry-form';

describe('an entry that was deleted in the meantime', () => {
  it('is reported, and can be saved as a new one', async () => {
    const store = shelf(croquetas);
    const { user, router } = dishForm.render(store);
    await user.type(dishForm.note(), 'fry');
    store.kept.clear();
    await user.click(dishForm.saveButton());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Someone deleted this dish meanwhile.');
    expect(dishForm.note()).toHaveValue('fry');
    await user.click(within(alert).getByRole('button', { name: 'Save as a new dish' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/menu/new-1'));
    expect(store.kept.get('new-1')).toMatchObject({ name: 'Croquetas', note: 'fry' });
    expect(await screen.findByText('Saved, live now.')).toBeVisible();
    await waitFor(() => expect(localStorage).toHaveLength(0));
  });
});

describe('no connection', () => {
  it('is reported; nothing is lost, and the save is retried only on request', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const store = shelf(croquetas);
    store.save.mockRejectedValueOnce(failure('offline'));
    const { user } = dishForm.render(store);
    await user.type(dishForm.note(), 'fry');
    await user.click(dishForm.saveButton());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The dish was not saved. Couldn’t reach the website.');
    expect(dishForm.note()).toHaveValue('fry');
    online.mockReturnValue(true);
    // The alert may be shown a moment before it listens for the connection.
    await waitFor(() => {
      act(() => void window.dispatchEvent(new Event('online')));
      expect(alert).toHaveTextContent('The connection is back, and what you typed is still here.');
    });
    expect(store.save).toHaveBeenCalledTimes(1);
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Saved, live now.')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(dishForm.saveButton()).toHaveFocus();
    expect(store.kept.get('croquetas')).toMatchObject({ note: 'fry' });
  });

  it.each([
    failure('server'),
    failure('server', { status: 504 }),
    failure('rate-limited'),
    failure('unauthorized'),
    failure('malformed'),
  ])('nor any other failure loses what was typed: $kind', async (error) => {
    const store = shelf(croquetas);
    store.save.mockRejectedValueOnce(error);
    const { user } = dishForm.render(store);
    await user.type(dishForm.note(), 'fry');
    await user.click(dishForm.saveButton());
    await user.click(within(await screen.findByRole('alert')).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Saved, live now.')).toBeVisible();
    expect(store.kept.get('croquetas')).toMatchObject({ note: 'fry' });
  });

  it('for a new entry whose answer was lost: it is looked for before the retry', async () => {
    const store = shelf();
    const stored = vi.fn(async () => [...store.kept.values()]);
    const { user, router } = dishForm.render(store, 'new', { stored });
    store.save.mockImplementationOnce(async (_id, values) => {
      store.kept.set('p', { id: 'p', etag: '"9"', ...values });
      throw failure('timed-out');
    });
    await user.type(dishForm.name(), 'Paella');
    await user.type(dishForm.price(), '24.5');
    await user.click(dishForm.saveButton());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Try again won’t create a duplicate.');
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/menu/p'));
    expect(store.kept.size).toBe(1);
    expect(store.save).toHaveBeenCalledTimes(1);
  });
});
