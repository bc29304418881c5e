import { useSyncExternalStore } from 'react';
import { readMinutesLeft, readSession, type Session, subscribeToSession } from './session-store';

/** Who is signed in and until when; null without a sign-in that is current. Follows every change, also in other tabs. */
export function useSession(): Session | null {
  return useSyncExternalStore(subscribeToSession, readSession);
}

/** Minutes until the sign-in ends, in its last five; null otherwise. */
export function useMinutesLeft(): number | null {
  return useSyncExternalStore(subscribeToSession, readMinutesLeft);
}
