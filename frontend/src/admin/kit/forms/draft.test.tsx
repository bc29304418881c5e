import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failure } from '../../../testing/admin/failure';
import { croquetas, dishForm, type Shelf, shelf } from '../../../testing/admin/entry-form';

const KEY = 'admin_draft:1:nobody:menu/croquetas';
const DAY_MS = 24 * 60 * 60 * 1000;

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const offer = () => screen.findByRole('region', { name: 'You have changes here that were not saved' });
const noOffer = () => expect(screen.queryByRole('region')).not.toBeInTheDocument();
const isKept = () => waitFor(() => expect(screen.getByText(/draft kept on this device/)).toBeInTheDocument());

/** Types into the form and simulates a browser crash. */
async function typeAndCrash(store: Shelf, note: string) {
  const { user, unmount } = dishForm.render(store);
  await user.type(dishForm.note(), note);
  await isKept();
  unmount();
}

describe('a draft', () => {
  it('is offered after a crash with its time and differences, and is still unsaved once restored', async () => {
    const store = shelf(croquetas);
    await typeAndCrash(store, 'fry well');
    const { user } = dishForm.render(store);
    const region = await offer();
    expect(region).toHaveTextContent(/Draft from today at \d+:\d\d [AP]M\./);
    expect(region).toHaveTextContent('NoteNow nothingYours fry well');
    expect(region).not.toHaveTextContent('Name');
    expect(dishForm.note()).toHaveValue('');
    await user.click(within(region).getByRole('button', { name: 'Restore draft' }));
    expect(dishForm.note()).toHaveValue('fry well');
    noOffer();
    expect(dishForm.saveButton()).toHaveFocus();
    expect(screen.getByText(/^Unsaved/)).toBeVisible();
    await user.click(dishForm.saveButton());
    await screen.findByText('Saved, live now.');
    await waitFor(() => expect(localStorage).toHaveLength(0));
  });

  it('of a field that depends on another follows the version chosen for that one', async () => {
    const fields = {
      name: { label: 'Name' },
      price: { label: 'Price' },
      note: { label: 'Note' },
      isAvailable: { label: 'Checked', isAbout: 'note' },
      image: { label: 'Picture' },
    };
    const store = shelf(croquetas);
    const first = dishForm.render(store, 'croquetas', { fields });
    await first.user.click(screen.getByRole('switch'));
    await isKept();
    first.unmount();
    // What was confirmed is not the other person's note.
    store.change('croquetas', { note: 'theirs' });
    const second = dishForm.render(store, 'croquetas', { fields });
    await waitFor(() => expect(localStorage).toHaveLength(0));
    noOffer();
    await second.user.type(dishForm.note(), ' and mine');
    await isKept();
    second.unmount();
    store.change('croquetas', { isAvailable: false });
    dishForm.render(store, 'croquetas', { fields });
    expect(await offer()).toHaveTextContent(/CheckedNow NoYours Yes/);
  });

  it('can be discarded', async () => {
    const store = shelf(croquetas);
    await typeAndCrash(store, 'fry');
    const { user } = dishForm.render(store);
    await user.click(within(await offer()).getByRole('button', { name: 'Discard' }));
    noOffer();
    expect(dishForm.saveButton()).toHaveFocus();
    await waitFor(() => expect(localStorage).toHaveLength(0));
    expect(dishForm.note()).toHaveValue('');
  });

  it('is offered until staff decide, whatever is typed and however often the browser crashes', async () => {
    const store = shelf(croquetas);
    await typeAndCrash(store, 'first');
    const { user, unmount } = dishForm.render(store);
    await offer();
    await user.clear(dishForm.price());
    await user.type(dishForm.price(), '9.');
    await isKept();
    unmount();
    dishForm.render(store);
    const second = await offer();
    expect(second).toHaveTextContent('PriceNow $12Yours $9.');
    await user.click(within(second).getByRole('button', { name: 'Restore draft' }));
    expect(dishForm.price()).toHaveValue('9.');
    expect(await offer()).toHaveTextContent('NoteNow nothingYours first');
  });

  it('based on an older version says so, and restores only what was typed', async () => {
    const store = shelf(croquetas);
    await typeAndCrash(store, 'fry');
    store.change('croquetas', { price: 15 });
    const { user } = dishForm.render(store);
    const region = await offer();
    expect(region).toHaveTextContent('The dish has changed since. Compare below.');
    expect(region).not.toHaveTextContent('Price');
    await user.click(within(region).getByRole('button', { name: 'Restore draft' }));
    expect(dishForm.price()).toHaveValue('15');
    expect(dishForm.note()).toHaveValue('fry');
  });

  it('is written at once when the tab is closed', async () => {
    const { user } = dishForm.render(shelf(croquetas));
    await user.type(dishForm.note(), 'fry');
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(localStorage.getItem(KEY)).toContain('fry');
  });

  it('is written at once when the screen unmounts, as when a session ends', async () => {
    const { user, unmount } = dishForm.render(shelf(croquetas));
    await user.type(dishForm.note(), 'fry');
    localStorage.clear();
    unmount();
    expect(localStorage.getItem(KEY)).toContain('fry');
  });

  it('of one entry is not offered for another, or for a new one', async () => {
    const store = shelf(croquetas, { ...croquetas, id: 'gambas' });
    await typeAndCrash(store, 'fry');
    const { unmount } = dishForm.render(store, 'gambas');
    noOffer();
    unmount();
    dishForm.render(store, 'new');
    noOffer();
  });

  it('of one person is not offered to another', async () => {
    const signIn = (id: string) => {
      const claims = btoa(JSON.stringify({ exp: Date.now() / 1000 + 3600 }));
      localStorage.setItem('admin_token', `a.${claims}.${id}`);
      localStorage.setItem('admin_user', JSON.stringify({ id, email: `${id}@casa.example`, name: id }));
    };
    const store = shelf(croquetas);
    signIn('ana');
    await typeAndCrash(store, 'fry');
    signIn('eva');
    const { unmount } = dishForm.render(store);
    noOffer();
    unmount();
    signIn('ana');
    dishForm.render(store);
    expect(await offer()).toHaveTextContent('fry');
  });

  it('of a new entry is deleted by its first save', async () => {
    const store = shelf();
    const { user, router } = dishForm.render(store, 'new');
    await user.type(dishForm.name(), 'Paella');
    await user.type(dishForm.price(), '24');
    await isKept();
    await user.click(dishForm.saveButton());
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/menu/new-1'));
    await waitFor(() => expect(localStorage).toHaveLength(0));
  });

  it('of a new entry that was saved, although the answer was lost, creates no duplicate', async () => {
    const store = shelf();
    const more = { stored: async () => [...store.kept.values()] };
    store.save.mockImplementationOnce(async (_id, values) => {
      store.kept.set('p', { id: 'p', etag: '"9"', ...values });
      throw failure('timed-out');
    });
    const { user, unmount } = dishForm.render(store, 'new', more);
    await user.type(dishForm.name(), 'Paella');
    await user.type(dishForm.price(), '24');
    await user.click(dishForm.saveButton());
    await screen.findByRole('alert');
    unmount();
    const again = dishForm.render(store, 'new', more);
    await again.user.click(within(await offer()).getByRole('button', { name: 'Restore draft' }));
    await again.user.click(dishForm.saveButton());
    await waitFor(() => expect(again.router.state.location.pathname).toBe('/admin/menu/p'));
    expect(store.kept.size).toBe(1);
  });

  it('is dropped after fourteen days', async () => {
    const store = shelf(croquetas);
    await typeAndCrash(store, 'fry');
    const [draft] = JSON.parse(localStorage.getItem(KEY) ?? '') as { writtenAt: number }[];
    const aged = (days: number) => JSON.stringify([{ ...draft, writtenAt: Date.now() - days * DAY_MS }]);
    localStorage.setItem(KEY, aged(14.1));
    localStorage.setItem('admin_draft:1:somebody:menu/other', aged(15));
    localStorage.setItem('admin_draft:1:somebody:menu/younger', aged(13));
    localStorage.setItem('other', 'stays');
    dishForm.render(store);
    noOffer();
    await waitFor(() => expect(localStorage.getItem(KEY)).toBeNull());
    expect(localStorage.getItem('admin_draft:1:somebody:menu/other')).toBeNull();
    expect(localStorage.getItem('admin_draft:1:somebody:menu/younger')).not.toBeNull();
    expect(localStorage.getItem('other')).toBe('stays');
  });

  it.each([
    '{',
    'null',
    '[{"values":3}]',
    '[{"writer":"w","writtenAt":9e15,"etag":null,"base":{"note":""},"values":{"note":7}}]',
  ])('that is unreadable is none: %s', (stored) => {
    localStorage.setItem(KEY, stored);
    dishForm.render(shelf(croquetas));
    noOffer();
    expect(dishForm.note()).toHaveValue('');
  });

  it.each(['full', 'forbidden'])('can’t be kept if storage is %s, but the form still saves', async (how) => {
    const refuse = () => {
      throw new DOMException(how, how === 'full' ? 'QuotaExceededError' : 'SecurityError');
    };
    const getItem = how === 'full' ? () => null : refuse;
    vi.stubGlobal('localStorage', { getItem, setItem: refuse, removeItem: refuse, key: refuse, length: 0 });
    const store = shelf(croquetas);
    const { user } = dishForm.render(store);
    await user.type(dishForm.note(), 'fry');
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(screen.getByText('Unsaved')).toBeVisible();
    await user.click(dishForm.saveButton());
    expect(await screen.findByText('Saved, live now.')).toBeVisible();
  });
});
