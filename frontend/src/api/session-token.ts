/** Where the browser keeps the admin's token and user. */
export const ADMIN_TOKEN_KEY = 'admin_token';
export const ADMIN_USER_KEY = 'admin_user';

/** The stored token as it is; null where there is none, no storage (on the server), or storage is forbidden. */
export function readStoredToken(): string | null {
  try {
    return globalThis.localStorage.getItem(ADMIN_TOKEN_KEY);
  } catch {
    return null;
  }
}

/** Whether a token's own `exp` claim lies in the future. Only the API can tell whether the token is genuine. */
export function isTokenCurrent(token: string | null, now: Date): boolean {
  try {
    const payload = (token ?? '').split('.')[1] ?? '';
    const claims = JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/'))) as {
      exp?: unknown;
    } | null;
    return typeof claims?.exp === 'number' && claims.exp * 1000 > now.getTime();
  } catch {
    return false;
  }
}

/** Forgets the stored token and user unless the token is current. Where storage is forbidden there is nothing to forget. */
export function clearEndedSession(now: Date): void {
  if (isTokenCurrent(readStoredToken(), now)) return;
  try {
    localStorage.removeItem(ADMIN_TOKEN_KEY);
    localStorage.removeItem(ADMIN_USER_KEY);
  } catch {
    // As said.
  }
}
