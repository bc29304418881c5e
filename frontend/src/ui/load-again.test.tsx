import { beforeEach, expect, it, vi } from 'vitest';
import { loadAgain, noteLoaded, noteWriting, PAGE } from './load-again';

const reload = vi.fn();
beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
  vi.stubGlobal('location', { href: 'https://x/menu', reload });
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
});

it('reloads the page once, and only if the site can be reached', async () => {
  vi.mocked(fetch).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await loadAgain(PAGE)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  expect([await loadAgain(PAGE), await loadAgain(PAGE)]).toEqual([true, false]);
  expect(reload).toHaveBeenCalledOnce();
});

it('reloads it again for another update, but not because something else has loaded', async () => {
  expect(await loadAgain('/api/menu')).toBe(true);
  noteLoaded(PAGE);
  expect(await loadAgain('/api/menu')).toBe(false);
  noteLoaded('/api/menu');
  expect(await loadAgain('/api/menu')).toBe(true);
});

it('does not lose what the visitor is writing, except for a page that can’t be shown', async () => {
  noteWriting(true);
  expect([await loadAgain('/api/menu'), await loadAgain(PAGE)]).toEqual([false, true]);
  noteWriting(false);
  expect(await loadAgain('/api/menu')).toBe(true);
});
