import { useEffect } from 'react';

/** The screen stays lit while something is held out. */
export function useLitScreen(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let isLeft = false;
    const ask = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      try {
        lock = await navigator.wakeLock.request('screen');
        if (isLeft) await lock.release();
      } catch {
        // A low battery refuses it.
      }
    };
    const keepLit = () => void ask();
    keepLit();
    // The browser lets go of it when the page is hidden.
    document.addEventListener('visibilitychange', keepLit);
    return () => {
      isLeft = true;
      document.removeEventListener('visibilitychange', keepLit);
      void lock?.release();
    };
  }, []);
}
