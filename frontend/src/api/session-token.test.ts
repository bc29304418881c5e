// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  ADMIN_CLOCK_KEY,
  ADMIN_TOKEN_KEY,
  ADMIN_USER_KEY,
  canKeepSession,
  clearEndedSession,
  dropHeldSession,
  forgetSession,
  isTokenCurrent,
  keepSession,
  keepStoredUser,
  readClockOffset,
  readStoredToken,
  readStoredUser,
  tokenEnd,
  tokenStart,
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
  ['one whose exp is beyond all time', tokenOf({ exp: 1e18 })],
  ['one without claims', tokenOf(null)],
  ['garbage', 'garbage'],
  ['garbage in three parts', 'a.%%%.c'],
  ['an empty one', ''],
];

afterEach(() => {
  vi.unstubAllGlobals();
  forgetSession();
  localStorage.clear();
});

it('reads the token from the browser’s storage', () => {
  expect(readStoredToken()).toBeNull();
  localStorage.setItem(ADMIN_TOKEN_KEY, 'abc');
  expect(readStoredToken()).toBe('abc');
});

it('has none if storage is missing or forbidden', () => {
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

  it('a token whose exp is in the future stays, with its user', () => {
    for (const prefix of ['', 'Bearer ']) {
      const token = prefix + tokenOf({ name: 'Íñigo ~?>', exp: NOW_S + 1 });
      localStorage.setItem(ADMIN_TOKEN_KEY, token);
      localStorage.setItem(ADMIN_USER_KEY, '{}');
      clearEndedSession(NOW);
      expect(stored()).toEqual([token, '{}']);
    }
  });

  it('forbidden or missing storage causes no error', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, removeItem: refuse });
    expect(() => clearEndedSession(NOW)).not.toThrow();
    vi.stubGlobal('localStorage', undefined);
    expect(() => clearEndedSession(NOW)).not.toThrow();
  });
});

it('reads when a token begins and ends', () => {
  expect([tokenStart(tokenOf({ iat: 5 })), tokenEnd(tokenOf({ exp: 7.5 }))]).toEqual([5_000, 7_500]);
  expect([tokenStart(tokenOf({})), tokenEnd(null)]).toEqual([null, null]);
});

describe('on a device whose clock is wrong', () => {
  it('a token’s validity is judged by the server’s clock, as measured at sign-in', () => {
    const token = tokenOf({ exp: NOW_S - 60 });
    keepSession({ token, user: '{}', clockOffset: -120_000 });
    clearEndedSession(NOW);
    expect(readStoredToken()).toBe(token);
    clearEndedSession(new Date(NOW.getTime() + 60_000));
    expect(readStoredToken()).toBeNull();
  });

  it.each(['', 'soon', 'Infinity', '1e400', '1.5', '9'.repeat(30)])('an odd %j is none', (stored) => {
    localStorage.setItem(ADMIN_CLOCK_KEY, stored);
    expect(readClockOffset()).toBe(0);
  });
});

describe('keeping a sign-in', () => {
  const session = { token: tokenOf({ exp: NOW_S + 60 }), user: '{"name":"Ana"}', clockOffset: 0 };
  const kept = () => [readStoredToken(), readStoredUser()];
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };

  it('is for every tab, and stores the token last, which is what other tabs watch', () => {
    const written = vi.spyOn(Storage.prototype, 'setItem');
    keepSession(session);
    expect(kept()).toEqual([session.token, session.user]);
    expect(written.mock.calls.at(-1)).toEqual([ADMIN_TOKEN_KEY, session.token]);
    expect(canKeepSession()).toBe(true);
    forgetSession();
    expect(kept()).toEqual([null, null]);
    expect(localStorage).toHaveLength(0);
  });

  it('storing the user later does not restore a token that another tab has just removed', () => {
    keepSession(session);
    const written = vi.spyOn(Storage.prototype, 'setItem');
    keepStoredUser('{"name":"Luis"}');
    expect(written.mock.calls).toEqual([[ADMIN_USER_KEY, '{"name":"Luis"}']]);
  });

  it('is for this tab if storage is forbidden', () => {
    vi.stubGlobal('localStorage', { getItem: full, setItem: full, removeItem: full });
    expect(canKeepSession()).toBe(false);
    keepSession({ ...session, clockOffset: 90_000 });
    expect([...kept(), readClockOffset()]).toEqual([session.token, session.user, 90_000]);
    keepStoredUser('{"name":"Luis"}');
    expect(kept()).toEqual([session.token, '{"name":"Luis"}']);
    forgetSession();
    expect([...kept(), readClockOffset()]).toEqual([null, null, 0]);
  });

  it('is for this tab if storage is full, and ignores what was stored before', () => {
    keepSession({ ...session, token: 'old' });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(full);
    keepSession(session);
    expect(kept()).toEqual([session.token, session.user]);
    expect(localStorage).toHaveLength(0);
    dropHeldSession();
    expect(kept()).toEqual([null, null]);
  });
});
