import { useEffect } from 'react';
import { useUnsavedWork } from '../session/unsaved-work';

/**
 * If the session ends, staff sign in on top of the form. `beforeunload` is set only while held: it disables the
 * back/forward cache.
 */
export function useHeldWork(isHeld: boolean): void {
  useUnsavedWork(isHeld);
  useEffect(() => {
    if (!isHeld) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isHeld]);
}
