import { useSyncExternalStore } from 'react';
import {
  readMinutesLeft,
  readSession,
  readSessionEnd,
  type Session,
  type SessionEnd,
  subscribeToSession,
} from './session-store';

export function useSession(): Session | null {
  return useSyncExternalStore(subscribeToSession, readSession);
}

export function useSessionEnd(): SessionEnd | null {
  return useSyncExternalStore(subscribeToSession, readSessionEnd);
}

export function useMinutesLeft(): number | null {
  return useSyncExternalStore(subscribeToSession, readMinutesLeft);
}
