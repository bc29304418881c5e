// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isCodeMissing, loadAgain } from './load-again';

const reload = vi.fn();

beforeEach(() => {
  reload.mockReset();
  sessionStorage.clear();
  vi.stubGlobal('location', { reload });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('knows what each browser says of code that can’t be had', () => {
  for (const message of [
    'Failed to fetch dynamically imported module: https://x/assets/a.js',
    'error loading dynamically imported module: https://x/assets/a.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/a.css',
  ]) {
    expect(isCodeMissing(new TypeError(message))).toBe(true);
  }
  expect(isCodeMissing(new TypeError('x is not a function'))).toBe(false);
  expect(isCodeMissing('Importing a module script failed.')).toBe(false);
});

it('loads the page anew, once a minute', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_800_000_000_000 });
  expect([loadAgain(), loadAgain()]).toEqual([true, false]);
  expect(reload).toHaveBeenCalledOnce();
  vi.setSystemTime(1_800_000_061_000);
  expect(loadAgain()).toBe(true);
});

it('does not without a network, nor where nothing could stop it', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(loadAgain()).toBe(false);
  vi.restoreAllMocks();
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  });
  expect(loadAgain()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
