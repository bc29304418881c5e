import { forgetSession, keepSession } from '../../api/session-token';
import type { StaffUser } from '../../admin/kit/session/session-store';

/** Two members of staff. */
export const ANA: StaffUser = { id: 'u1', email: 'ana@casabodegon.example', name: 'Ana', role: 'owner' };
export const LUIS: StaffUser = { id: 'u2', email: 'luis@casabodegon.example', name: 'Luis', role: 'manager' };

/** A token as the API issues it, with times in milliseconds. */
export function tokenOf(endsAt: number, givenAt = Date.now()): string {
  const claims = { id: 1, pw: 'x', iat: Math.floor(givenAt / 1000), exp: endsAt / 1000 };
  return `eyJhbGciOiJIUzI1NiJ9.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`;
}

/** Stores a sign-in, as an earlier visit or another tab would. */
export function storeSession(minutes: number, user: StaffUser = ANA): string {
  const token = tokenOf(Date.now() + minutes * 60_000);
  keepSession({ token, user: JSON.stringify(user), clockOffset: 0 });
  return token;
}

/** Another tab signs in. */
export function signInElsewhere(minutes: number, user: StaffUser): void {
  storeSession(minutes, user);
  tell('admin_user');
  tell('admin_token');
}

/** Another tab signs out. */
export function signOutElsewhere(): void {
  forgetSession();
  tell('admin_token');
  tell('admin_user');
}

function tell(key: string): void {
  window.dispatchEvent(new StorageEvent('storage', { key }));
}
