import { useEffect, useEffectEvent, useRef } from 'react';
import { wasSignedInHere } from '../session/session-store';
import { useSession } from '../session/use-session';

interface SaveAfterSignIn {
  /** What the last save came to grief over, where that was the want of a sign-in; null otherwise. */
  refusal: unknown;
  /** Who opened the form. */
  userId: string;
  save: () => void;
}

/**
 * Does a save once more that was refused because the sign-in had ended, as soon as the same person has signed in again over
 * the form: they pressed Save already. Nothing is stored twice by that: a refused call stored nothing, and a change
 * names the version that it was made on. Another person, or one who signed in in another tab, is asked (`SaveProblem`).
 */
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
