import {
  ADMIN_TOKEN_KEY,
  ADMIN_USER_KEY,
  clearEndedSession,
  dropHeldSession,
  forgetSession,
  isTokenCurrent,
  keepSession,
  readClockOffset,
  readStoredToken,
  readStoredUser,
  tokenEnd,
} from '../../api/session-token';
import { readStaffUser, type StaffUser } from './staff-user';

/** A sign-in that is current. */
export interface Session {
  /** Null where the browser has kept none that can be read; the token counts all the same. */
  user: StaffUser | null;
  /** By this device's clock. */
  endsAt: Date;
}

/** How the last sign-in came to its end: by time, by an answer of the API, here, or in another tab. */
export type SessionEnd = 'ended' | 'refused' | 'signed-out' | 'signed-out-elsewhere';

const WARNING_MS = 5 * 60_000;
const MINUTE_MS = 60_000;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;
let known: { key: string; session: Session } | null = null;
let lastUser: StaffUser | null = null;
let lastEnd: SessionEnd | null = null;
let isSignedInHere = false;

/** The sign-in as it stands now, the same object for as long as it is the same; null without one that is current. */
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

/** How many minutes, begun ones counted, the sign-in still holds; null for more than five, or without one. */
export function readMinutesLeft(): number | null {
  const session = readSession();
  const left = session === null ? Infinity : session.endsAt.getTime() - Date.now();
  return left > WARNING_MS ? null : Math.ceil(left / MINUTE_MS);
}

/** Who was signed in last in this tab. */
export function readLastUser(): StaffUser | null {
  return lastUser;
}

/** How the last sign-in ended; null while one is current, or where there was none. */
export function readSessionEnd(): SessionEnd | null {
  return lastEnd;
}

/** Whether the current sign-in was given in this tab, to somebody who sits before it. */
export function wasSignedInHere(): boolean {
  return isSignedInHere;
}

/** Keeps a sign-in that was given just now. */
export function startSession(session: { token: string; user: StaffUser; clockOffset: number }): void {
  isSignedInHere = true;
  keepSession({ ...session, user: JSON.stringify(session.user) });
  changed();
}

/** Adds whose sign-in it is to the one that is current. */
export function keepUser(user: StaffUser): void {
  const token = readStoredToken();
  if (readSession() === null || token === null) return;
  keepSession({ token, user: JSON.stringify(user), clockOffset: readClockOffset() });
  changed();
}

/** Ends the sign-in in every tab of this browser. */
export function endSession(how: SessionEnd): void {
  // Read once more, so that whose it was is known from here on.
  readSession();
  forgetSession();
  lastEnd = how;
  changed();
}

/** Tells of each sign-in, of each end, and of each minute of the last five. */
export function subscribeToSession(listener: () => void): () => void {
  if (listeners.size === 0) startWatching();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) stopWatching();
  };
}

function startWatching(): void {
  window.addEventListener('storage', onStorage);
  // A device that slept has let its timers stand still, and a page that was put away has heard of nothing.
  window.addEventListener('focus', look);
  window.addEventListener('pageshow', look);
  document.addEventListener('visibilitychange', look);
  arm();
}

function stopWatching(): void {
  window.removeEventListener('storage', onStorage);
  window.removeEventListener('focus', look);
  window.removeEventListener('pageshow', look);
  document.removeEventListener('visibilitychange', look);
  clearTimeout(timer);
}

function onStorage({ key }: StorageEvent): void {
  const isSession = key === ADMIN_TOKEN_KEY || key === null;
  if (!isSession && key !== ADMIN_USER_KEY) return;
  if (isSession) dropHeldSession();
  isSignedInHere = false;
  if (readSession() === null) lastEnd = 'signed-out-elsewhere';
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

/** Looks again when something is due; each minute at least, for no timer counts further than 24 days. */
function arm(): void {
  clearTimeout(timer);
  const session = readSession();
  if (session === null) return;
  const left = session.endsAt.getTime() - Date.now();
  const due = left > WARNING_MS ? left - WARNING_MS : left % MINUTE_MS || MINUTE_MS;
  timer = setTimeout(look, Math.min(due, MINUTE_MS));
}
