import { useEffect } from 'react';
import { useUnsavedWork } from '../session/unsaved-work';

/** A sign-in that ends meanwhile asks in place, and the browser asks before the tab is closed (only then: it slows the way back). */
export function useHeldWork(isHeld: boolean): void {
  useUnsavedWork(isHeld);
  useEffect(() => {
    if (!isHeld) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isHeld]);
}
