import { act, renderHook, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { croquetas, dishForm, shelf } from '../../../testing/admin/entry-form';
import { useDraft } from './use-draft';

const KEY = 'admin_draft:1:ana:menu/croquetas';
const STORED = { note: '' };

/** Locks shared by all tabs, as in browsers: held until the given promise settles. */
function fakeLocks() {
  const held: { name: string }[] = [];
  return {
    query: async () => ({ held: [...held] }),
    request: async (name: string, _options: unknown, hold: () => Promise<void>) => {
      const lock = { name };
      held.push(lock);
      await hold();
      held.splice(held.indexOf(lock), 1);
    },
    /** Releases all locks, as a crash does. */
    drop: () => held.splice(0),
  };
}

let locks: ReturnType<typeof fakeLocks>;

beforeEach(() => {
  locks = fakeLocks();
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  localStorage.clear();
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks');
  localStorage.clear();
});

const stored = () => localStorage.getItem(KEY) ?? '';
/** Tells the other tabs that one tab has written. */
const tell = () => act(async () => void window.dispatchEvent(new StorageEvent('storage', { key: KEY })));
const comeBack = () => act(async () => void window.dispatchEvent(new Event('focus')));

/** A tab with the form open and some text typed into it. */
async function openTab(note = '') {
  const tab = renderHook(
    (values: typeof STORED) =>
      useDraft({
        draftKey: 'menu/croquetas',
        userId: 'ana',
        names: ['note'],
        fields: { note: { label: 'Note' } },
        values,
        kept: STORED,
        etag: '"1"',
        isChanged: values.note !== '',
        isOver: { current: false },
      }),
    { initialProps: { note } },
  );
  if (note !== '') await waitFor(() => expect(stored()).toContain(note));
  await act(async () => undefined);
  return tab;
}

describe('two tabs with the same entry', () => {
  it('keep a draft each, neither overwrites or offers the other’s, and each says that there is another', async () => {
    const first = await openTab('fry');
    const second = await openTab();
    expect(second.result.current).toMatchObject({ offer: null, isElsewhere: true });
    second.rerender({ note: 'bake' });
    await waitFor(() => expect(stored()).toContain('bake'));
    expect(stored()).toContain('fry');
    await tell();
    expect(first.result.current).toMatchObject({ offer: null, isElsewhere: true });

    act(() => second.result.current.clear());
    expect(stored()).not.toContain('bake');
    expect(stored()).toContain('fry');
    await tell();
    expect(first.result.current.isElsewhere).toBe(false);
  });

  it('lose neither draft in a crash', async () => {
    await openTab('fry');
    await openTab('bake');
    locks.drop();
    const { result } = await openTab();
    const offered = () => result.current.offer?.draft.values['note'];
    expect([offered(), result.current.isElsewhere]).toEqual(['bake', false]);
    act(() => result.current.settleOffer());
    expect(offered()).toBe('fry');
    act(() => result.current.settleOffer());
    expect(result.current.offer).toBeNull();
    await waitFor(() => expect(stored()).toBe(''));
  });

  it('if one crashes, the other offers its draft when it next gets focus', async () => {
    await openTab('fry');
    const { result } = await openTab();
    expect(result.current.isElsewhere).toBe(true);
    locks.drop();
    await comeBack();
    expect(result.current.isElsewhere).toBe(false);
    expect(result.current.offer?.draft.values).toEqual({ note: 'fry' });
  });

  it('a decision made in one of them applies to both', async () => {
    const crashed = await openTab('fry');
    crashed.unmount();
    const tabs = [await openTab(), await openTab()];
    for (const { result } of tabs) expect(result.current.offer?.draft.values).toEqual({ note: 'fry' });
    act(() => tabs[0]?.result.current.settleOffer());
    await waitFor(() => expect(stored()).toBe(''));
    await tell();
    expect(tabs[1]?.result.current.offer).toBeNull();
  });
});

it('the form says so, and offers no draft', async () => {
  const sister = {
    writer: 'sister',
    writtenAt: Date.now(),
    etag: '"1"',
    base: STORED,
    values: { note: 'fry' },
  };
  localStorage.setItem('admin_draft:1:nobody:menu/croquetas', JSON.stringify([sister]));
  void locks.request('admin_draft:sister', {}, () => new Promise(() => undefined));
  dishForm.render(shelf(croquetas));
  expect(
    await screen.findByText(/^Another tab has changes to this dish that are not saved yet\./),
  ).toBeVisible();
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  expect(dishForm.note()).toHaveValue('');
});
