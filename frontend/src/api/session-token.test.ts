import { afterEach, expect, it, vi } from 'vitest';
import { ADMIN_TOKEN_KEY, readStoredToken } from './session-token';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

it('reads the token from the browser’s storage', () => {
  expect(readStoredToken()).toBeNull();
  localStorage.setItem(ADMIN_TOKEN_KEY, 'abc');
  expect(readStoredToken()).toBe('abc');
});

it('has none where storage is missing or forbidden', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(readStoredToken()).toBeNull();
  vi.stubGlobal('localStorage', {
    getItem() {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  expect(readStoredToken()).toBeNull();
});
