import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import {
  ADMIN_TOKEN_KEY,
  ADMIN_USER_KEY,
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
} from '../../../api/session-token';

/** Each role may also do what the roles before it may. */
const STAFF_ROLES = ['host', 'manager', 'owner'] as const;

/** The shortest new password, in characters; the API refuses shorter ones. */
export const MIN_PASSWORD = 10;

export type StaffRole = (typeof STAFF_ROLES)[number];

export const staffUser = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  // A sign-in from before roles existed has none.
  role: z.prefault(z.nullable(z.enum(STAFF_ROLES)), null),
});

export type StaffUser = z.output<typeof staffUser>;

function readStaffUser(json: string | null): StaffUser | null {
  try {
    return staffUser.safeParse(JSON.parse(json ?? '')).data ?? null;
  } catch {
    return null;
  }
}

export interface Session {
  /** Null if the browser stores no readable user; the token is valid anyway. */
  user: StaffUser | null;
  endsAt: Date;
}

/** It expired; the API refused it; or someone signed out: here, here without reaching the server, or in another tab. */
export type SessionEnd = 'ended' | 'refused' | 'signed-out' | 'signed-out-untold' | 'signed-out-elsewhere';

const WARNING_MS = 5 * 60_000;
const MINUTE_MS = 60_000;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;
let watching = new AbortController();
let known: { key: string; session: Session } | null = null;
let lastUser: StaffUser | null = null;
let lastEnd: SessionEnd | null = null;
let isSignedInHere = false;

/** The current sign-in, the same object for as long as it is unchanged; null if there is none. */
export function readSession(): Session | null {
  const token = readStoredToken();
  const offset = readClockOffset();
  if (!isTokenCurrent(token, new Date(Date.now() + offset))) return null;
  const user = readStoredUser();
  const key = JSON.stringify([token, user, offset]);
  if (known?.key !== key) {
    const endsAt = new Date((tokenEnd(token) ?? 0) - offset);
    known = { key, session: { user: readStaffUser(user), endsAt } };
    lastUser = known.session.user ?? lastUser;
  }
  return known.session;
}

/** Minutes until the sign-in ends, rounded up, in its last five; null otherwise. */
export function readMinutesLeft(): number | null {
  const session = readSession();
  const left = session === null ? Infinity : session.endsAt.getTime() - Date.now();
  return left > WARNING_MS ? null : Math.ceil(left / MINUTE_MS);
}

export function readLastUser(): StaffUser | null {
  return lastUser;
}

/** How the last sign-in ended; null while one is current, or if there was none. */
export function readSessionEnd(): SessionEnd | null {
  return lastEnd;
}

export function wasSignedInHere(): boolean {
  return isSignedInHere;
}

export function startSession(session: { token: string; user: StaffUser; clockOffset: number }): void {
  isSignedInHere = true;
  keepSession({ ...session, user: JSON.stringify(session.user) });
  changed();
}

export function keepUser(user: StaffUser): void {
  if (readSession() === null) return;
  keepStoredUser(JSON.stringify(user));
  changed();
}

export function endSession(how: SessionEnd): void {
  // Read again, to remember whose it was.
  readSession();
  forgetSession();
  lastEnd = how;
  changed();
}

export function noteUntoldServer(): void {
  if (lastEnd !== 'signed-out') return;
  lastEnd = 'signed-out-untold';
  changed();
}

export function subscribeToSession(listener: () => void): () => void {
  if (listeners.size === 0) startWatching();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) stopWatching();
  };
}

function startWatching(): void {
  watching = new AbortController();
  const { signal } = watching;
  window.addEventListener('storage', onStorage, { signal });
  // Timers stop while a device sleeps, and a page in the back/forward cache receives no events.
  window.addEventListener('focus', look, { signal });
  window.addEventListener('pageshow', look, { signal });
  document.addEventListener('visibilitychange', look, { signal });
  arm();
}

function stopWatching(): void {
  watching.abort();
  clearTimeout(timer);
}

function onStorage({ key }: StorageEvent): void {
  const isSession = key === ADMIN_TOKEN_KEY || key === null;
  if (!isSession && key !== ADMIN_USER_KEY) return;
  if (isSession) dropHeldSession();
  isSignedInHere = false;
  if (readSession() === null && known !== null) {
    // When a session expires, the first tab to notice removes it for all of them.
    const isOver = known.session.endsAt.getTime() <= Date.now();
    lastEnd = isOver ? 'ended' : 'signed-out-elsewhere';
  }
  changed();
}

function look(): void {
  if (readSession() === null && known !== null && lastEnd === null) {
    lastEnd = 'ended';
    clearEndedSession(new Date());
  }
  changed();
}

function changed(): void {
  if (readSession() === null) known = null;
  else lastEnd = null;
  if (listeners.size > 0) arm();
  for (const listener of listeners) listener();
}

function arm(): void {
  clearTimeout(timer);
  const session = readSession();
  if (session === null) return;
  const left = session.endsAt.getTime() - Date.now();
  const due = left > WARNING_MS ? left - WARNING_MS : left % MINUTE_MS || MINUTE_MS;
  timer = setTimeout(look, Math.min(due, MINUTE_MS));
}

export const useSession = () => useSyncExternalStore(subscribeToSession, readSession);

export const useSessionEnd = () => useSyncExternalStore(subscribeToSession, readSessionEnd);

export const useMinutesLeft = () => useSyncExternalStore(subscribeToSession, readMinutesLeft);

/** Whether to show the account a screen or control. The API enforces the permission. */
export function useMay(): (as: StaffRole) => boolean {
  const user = useSession()?.user;
  // Hides nothing until the user is known.
  const role = user?.role ?? 'owner';
  return (as) => STAFF_ROLES.indexOf(role) >= STAFF_ROLES.indexOf(as);
}
