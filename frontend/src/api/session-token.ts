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
