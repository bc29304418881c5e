export const ADMIN_TOKEN_KEY = 'admin_token';
export const ADMIN_USER_KEY = 'admin_user';
/** How many milliseconds the server's clock is ahead of this device's. */
export const ADMIN_CLOCK_KEY = 'admin_clock_offset';

export interface KeptSession {
  token: string;
  user: string;
  clockOffset: number;
}

/** Used only in this tab, if the browser's storage is forbidden or full. */
let held: KeptSession | null = null;

export function readStoredToken(): string | null {
  return held?.token ?? readItem(ADMIN_TOKEN_KEY);
}

export function readStoredUser(): string | null {
  return held?.user ?? readItem(ADMIN_USER_KEY);
}

export function readClockOffset(): number {
  const offset = held?.clockOffset ?? Number(readItem(ADMIN_CLOCK_KEY));
  return Number.isSafeInteger(offset) ? offset : 0;
}

/** From the token's `exp` claim, in milliseconds of the server's clock; null if it has none. */
export function tokenEnd(token: string | null): number | null {
  return readTime(token, 'exp');
}

export function tokenStart(token: string | null): number | null {
  return readTime(token, 'iat');
}

export function isTokenCurrent(token: string | null, now: Date): boolean {
  return (tokenEnd(token) ?? 0) > now.getTime();
}

export function clearEndedSession(now: Date): void {
  if (isTokenCurrent(readStoredToken(), new Date(now.getTime() + readClockOffset()))) return;
  forgetSession();
}

/** Stored for every tab of this browser; if storage is forbidden or full, for this tab until it is reloaded. */
export function keepSession(session: KeptSession): void {
  held = null;
  try {
    // The token goes last: when other tabs see it, everything else is stored.
    localStorage.setItem(ADMIN_USER_KEY, session.user);
    if (session.clockOffset === 0) localStorage.removeItem(ADMIN_CLOCK_KEY);
    else localStorage.setItem(ADMIN_CLOCK_KEY, String(session.clockOffset));
    localStorage.setItem(ADMIN_TOKEN_KEY, session.token);
  } catch {
    forgetSession();
    held = session;
  }
}

/** Does not store the token: another tab may be signing out just now, which this would undo. */
export function keepStoredUser(user: string): void {
  if (held) held = { ...held, user };
  else
    try {
      localStorage.setItem(ADMIN_USER_KEY, user);
    } catch {
      // The next start asks the CMS for the user again.
    }
}

export function canKeepSession(): boolean {
  try {
    localStorage.setItem(`${ADMIN_TOKEN_KEY}_probe`, 'x'.repeat(2_000));
    localStorage.removeItem(`${ADMIN_TOKEN_KEY}_probe`);
    return true;
  } catch {
    return false;
  }
}

export function forgetSession(): void {
  held = null;
  try {
    localStorage.removeItem(ADMIN_TOKEN_KEY);
    localStorage.removeItem(ADMIN_USER_KEY);
    localStorage.removeItem(ADMIN_CLOCK_KEY);
  } catch {
    // Without storage there is nothing to forget.
  }
}

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
    return typeof seconds === 'number' && Math.abs(seconds) <= 8.64e12 ? seconds * 1000 : null;
  } catch {
    return null;
  }
}
