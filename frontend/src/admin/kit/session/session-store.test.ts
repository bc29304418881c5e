// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetSession, keepSession, readStoredToken } from '../../../api/session-token';
import {
  ANA,
  LUIS,
  signInElsewhere,
  signOutElsewhere,
  storeSession,
  tokenOf,
} from '../../../testing/admin/session';
import {
  endSession,
  keepUser,
  readLastUser,
  readMinutesLeft,
  readSession,
  readSessionEnd,
  startSession,
  subscribeToSession,
} from './session-store';

const MINUTE = 60_000;
const heard = vi.fn();
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T17:00:00Z') });
});
afterEach(() => {
  stop?.();
  forgetSession();
  localStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  heard.mockClear();
});

function watch() {
  stop = subscribeToSession(heard);
}

/** Timers, except those that jsdom sets for each changed storage key. */
function timersLeft(): number {
  vi.advanceTimersByTime(1);
  return vi.getTimerCount();
}

it('is the same object as long as the sign-in is the same', () => {
  storeSession(60);
  const session = readSession();
  expect(session).toEqual({ user: ANA, endsAt: new Date('2026-11-21T18:00:00Z') });
  expect(readSession()).toBe(session);
  storeSession(120);
  expect(readSession()).not.toBe(session);
});

it.each(['', '{', 'null', '{"id":1}', '[]'])('is valid even with a malformed user: %j', (user) => {
  keepSession({ token: tokenOf(Date.now() + MINUTE), user, clockOffset: 0 });
  expect(readSession()?.user).toBeNull();
  keepUser(LUIS);
  expect(readSession()?.user).toEqual(LUIS);
});

describe('as time goes by', () => {
  it('reports each of the last five minutes, and the end, which clears storage', () => {
    storeSession(7);
    watch();
    const told: (number | null)[] = [];
    heard.mockImplementation(() => told.push(readMinutesLeft()));
    vi.advanceTimersByTime(2 * MINUTE);
    expect(readMinutesLeft()).toBe(5);
    vi.advanceTimersByTime(5 * MINUTE);
    heard.mockReset();
    expect([...new Set(told)]).toEqual([null, 5, 4, 3, 2, 1]);
    expect([readSession(), readMinutesLeft(), readSessionEnd()]).toEqual([null, null, 'ended']);
    expect(localStorage).toHaveLength(0);
    expect(readLastUser()).toEqual(ANA);
    expect(timersLeft()).toBe(0);
  });

  it('waits for an end that is further ahead than a timer allows', () => {
    const days = 60;
    storeSession(days * 24 * 60);
    watch();
    vi.advanceTimersByTime(MINUTE);
    expect(heard.mock.calls.length).toBeLessThan(5);
    expect(readSession()).not.toBeNull();
  });

  it('checks again when a device wakes up', () => {
    storeSession(10);
    watch();
    // The clock moved on while timers were suspended.
    vi.setSystemTime(Date.now() + 11 * MINUTE);
    window.dispatchEvent(new Event('focus'));
    expect(heard).toHaveBeenCalled();
    expect([readSession(), readSessionEnd()]).toEqual([null, 'ended']);
  });

  it('stops with its last listener', () => {
    storeSession(10);
    watch();
    stop();
    expect(timersLeft()).toBe(0);
    signOutElsewhere();
    expect(heard).not.toHaveBeenCalled();
  });
});

describe('on a device whose clock is wrong', () => {
  it.each([
    ['three minutes behind', 3 * MINUTE],
    ['a day ahead', -24 * 60 * MINUTE],
  ])('%s, a sign-in lasts as long as the server says', (_, clockOffset) => {
    const serverNow = Date.now() + clockOffset;
    watch();
    startSession({ token: tokenOf(serverNow + 60 * MINUTE, serverNow), user: ANA, clockOffset });
    expect(readSession()?.endsAt.getTime()).toBe(Date.now() + 60 * MINUTE);
    vi.advanceTimersByTime(59 * MINUTE);
    expect(readMinutesLeft()).toBe(1);
    vi.advanceTimersByTime(MINUTE);
    expect(readSession()).toBeNull();
  });
});

describe('other tabs', () => {
  it('signing out there signs out here', () => {
    storeSession(60);
    readSession();
    watch();
    signOutElsewhere();
    expect(heard).toHaveBeenCalled();
    expect([readSession(), readSessionEnd()]).toEqual([null, 'signed-out-elsewhere']);
  });

  it('noticing there that the sign-in has expired does not count as signing out there', () => {
    storeSession(10);
    watch();
    vi.setSystemTime(Date.now() + 10 * MINUTE);
    signOutElsewhere();
    expect([readSession(), readSessionEnd()]).toEqual([null, 'ended']);
  });

  it('what one does after signing out here does not count as signing out there', () => {
    storeSession(60);
    readSession();
    watch();
    endSession('signed-out');
    signOutElsewhere();
    expect(readSessionEnd()).toBe('signed-out');
  });

  it('signing in there signs in here', () => {
    watch();
    signInElsewhere(60, LUIS);
    expect(heard).toHaveBeenCalled();
    expect([readSession()?.user, readSessionEnd()]).toEqual([LUIS, null]);
  });

  it('clearing all storage signs out, and another key has no effect', () => {
    storeSession(60);
    readSession();
    watch();
    window.dispatchEvent(new StorageEvent('storage', { key: 'promo-dismissed' }));
    expect(heard).not.toHaveBeenCalled();
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(readSession()).toBeNull();
  });
});

it('a sign-in that the API no longer accepts is removed, and a new one clears how it ended', () => {
  storeSession(60);
  watch();
  endSession('refused');
  expect([readStoredToken(), readSession(), readSessionEnd()]).toEqual([null, null, 'refused']);
  startSession({ token: tokenOf(Date.now() + MINUTE), user: ANA, clockOffset: 0 });
  expect([readSession()?.user, readSessionEnd()]).toEqual([ANA, null]);
});

it('exists only in this tab if storage is forbidden', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse, clear() {} });
  watch();
  startSession({ token: tokenOf(Date.now() + MINUTE), user: ANA, clockOffset: 0 });
  expect(readSession()?.user).toEqual(ANA);
  endSession('signed-out');
  expect(readSession()).toBeNull();
});
