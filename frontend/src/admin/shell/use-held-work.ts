import { useEffect } from 'react';
import { useUnsavedWork } from '../session/unsaved-work';

/**
 * Something is on its way to the server, or was begun in a dialog: the sign-in that ends meanwhile asks in place, and the
 * browser asks before the tab is closed. For what is no form; forms have a guard of their own.
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
