import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  ADMIN_TOKEN_KEY,
  ADMIN_USER_KEY,
  clearEndedSession,
  isTokenCurrent,
  readStoredToken,
} from './session-token';

const NOW = new Date('2026-11-21T20:00:00Z');
const NOW_S = NOW.getTime() / 1000;

function tokenOf(claims: unknown): string {
  const payload = Buffer.from(JSON.stringify(claims)).toString('base64url');
  return `eyJhbGciOiJIUzI1NiJ9.${payload}.signature`;
}

const ENDED: [what: string, token: string | null][] = [
  ['no token', null],
  ['an expired one', tokenOf({ id: 1, exp: NOW_S - 1 })],
  ['one that ends now', tokenOf({ id: 1, exp: NOW_S })],
  ['one without exp', tokenOf({ id: 1 })],
  ['one whose exp is no number', tokenOf({ exp: '9999999999' })],
  ['one without claims', tokenOf(null)],
  ['garbage', 'garbage'],
  ['garbage in three parts', 'a.%%%.c'],
  ['an empty one', ''],
];

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

describe('at startup', () => {
  const stored = () => [localStorage.getItem(ADMIN_TOKEN_KEY), localStorage.getItem(ADMIN_USER_KEY)];

  it.each(ENDED)('token and user are cleared: %s', (_what, token) => {
    expect(isTokenCurrent(token, NOW)).toBe(false);
    if (token !== null) localStorage.setItem(ADMIN_TOKEN_KEY, token);
    localStorage.setItem(ADMIN_USER_KEY, '{"email":"ana@casa.example"}');
    localStorage.setItem('other', 'stays');
    clearEndedSession(NOW);
    expect(stored()).toEqual([null, null]);
    expect(localStorage.getItem('other')).toBe('stays');
  });

  it('a token with an exp in the future stays, with its user', () => {
    for (const prefix of ['', 'Bearer ']) {
      const token = prefix + tokenOf({ name: 'Íñigo ~?>', exp: NOW_S + 1 });
      localStorage.setItem(ADMIN_TOKEN_KEY, token);
      localStorage.setItem(ADMIN_USER_KEY, '{}');
      clearEndedSession(NOW);
      expect(stored()).toEqual([token, '{}']);
    }
  });

  it('forbidden or missing storage is no failure', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, removeItem: refuse });
    expect(() => clearEndedSession(NOW)).not.toThrow();
    vi.stubGlobal('localStorage', undefined);
    expect(() => clearEndedSession(NOW)).not.toThrow();
  });
});
