/** Where the browser keeps the admin's token and user. */
export const ADMIN_TOKEN_KEY = 'admin_token';
export const ADMIN_USER_KEY = 'admin_user';
/** By how many milliseconds the server's clock is ahead of this device's, where that matters. */
export const ADMIN_CLOCK_KEY = 'admin_clock_offset';

/** A sign-in as it is kept. */
export interface KeptSession {
  token: string;
  /** Of the user, as JSON. */
  user: string;
  /** In milliseconds; 0 for a clock that is right. */
  clockOffset: number;
}

/** The sign-in of this tab alone, where the browser's storage is forbidden or full. */
let held: KeptSession | null = null;

/** The token as it is; null where there is none, or no storage (on the server). */
export function readStoredToken(): string | null {
  return held?.token ?? readItem(ADMIN_TOKEN_KEY);
}

/** The user as JSON, as it was stored; null where there is none. */
export function readStoredUser(): string | null {
  return held?.user ?? readItem(ADMIN_USER_KEY);
}

/** By how many milliseconds the server's clock is ahead of this device's, as the last sign-in found; 0 where nothing is known. */
export function readClockOffset(): number {
  const offset = held?.clockOffset ?? Number(readItem(ADMIN_CLOCK_KEY));
  return Number.isSafeInteger(offset) ? offset : 0;
}

/** When a token ends by its own `exp` claim, in milliseconds of the server's clock; null for what is no token with one. */
export function tokenEnd(token: string | null): number | null {
  return readTime(token, 'exp');
}

/** When a token was given, likewise. */
export function tokenStart(token: string | null): number | null {
  return readTime(token, 'iat');
}

/** Whether a token's own `exp` claim lies in the future. Only the API can tell whether the token is genuine. */
export function isTokenCurrent(token: string | null, now: Date): boolean {
  return (tokenEnd(token) ?? 0) > now.getTime();
}

/** Forgets the stored token and user unless the token is current. Where storage is forbidden there is nothing to forget. */
export function clearEndedSession(now: Date): void {
  if (isTokenCurrent(readStoredToken(), new Date(now.getTime() + readClockOffset()))) return;
  forgetSession();
}

/** Keeps a sign-in for every tab of this browser; for this one alone, until it is reloaded, where storage is forbidden or full. */
export function keepSession(session: KeptSession): void {
  held = null;
  try {
    // The token last: by it the other tabs see that all of it is there.
    localStorage.setItem(ADMIN_USER_KEY, session.user);
    if (session.clockOffset === 0) localStorage.removeItem(ADMIN_CLOCK_KEY);
    else localStorage.setItem(ADMIN_CLOCK_KEY, String(session.clockOffset));
    localStorage.setItem(ADMIN_TOKEN_KEY, session.token);
  } catch {
    forgetSession();
    held = session;
  }
}

/** Whether this browser keeps anything for the site: not in some private windows, nor where it is full. */
export function canKeepSession(): boolean {
  try {
    localStorage.setItem(`${ADMIN_TOKEN_KEY}_probe`, 'x'.repeat(2_000));
    localStorage.removeItem(`${ADMIN_TOKEN_KEY}_probe`);
    return true;
  } catch {
    return false;
  }
}

/** Forgets token and user, in every tab where they are stored. */
export function forgetSession(): void {
  held = null;
  try {
    localStorage.removeItem(ADMIN_TOKEN_KEY);
    localStorage.removeItem(ADMIN_USER_KEY);
    localStorage.removeItem(ADMIN_CLOCK_KEY);
  } catch {
    // Nothing is stored then.
  }
}

/** Another tab has signed in or out: what it stored counts from now on. */
export function dropHeldSession(): void {
  held = null;
}

function readItem(key: string): string | null {
  try {
    return globalThis.localStorage.getItem(key);
  } catch {
    return null;
  }
}

function readTime(token: string | null, claim: 'exp' | 'iat'): number | null {
  try {
    const payload = (token ?? '').split('.')[1] ?? '';
    const claims = JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/'))) as Record<
      string,
      unknown
    > | null;
    const seconds = claims?.[claim];
    // What no date can hold is no time.
    return typeof seconds === 'number' && Math.abs(seconds) <= 8.64e12 ? seconds * 1000 : null;
  } catch {
    return null;
  }
}
