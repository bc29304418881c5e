import { useEffect, useEffectEvent, useRef } from 'react';
import { wasSignedInHere } from '../session/session-store';
import { useSession } from '../session/use-session';

interface SaveAfterSignIn {
  /** The failure of the last save if it lacked a sign-in; null otherwise. */
  refusal: unknown;
  userId: string;
  save: () => void;
}

/** Saves once the same person has signed in again: Save was pressed, and the refused call stored nothing. */
export function useSaveAfterSignIn({ refusal, userId, save }: SaveAfterSignIn): void {
  const session = useSession();
  const waiting = useRef<unknown>(null);
  const saveNow = useEffectEvent(save);
  useEffect(() => {
    if (session === null || refusal === null) {
      waiting.current = refusal;
      return;
    }
    const isDue = waiting.current === refusal && wasSignedInHere() && session.user?.id === userId;
    waiting.current = null;
    if (isDue) saveNow();
  }, [session, refusal, userId]);
}
