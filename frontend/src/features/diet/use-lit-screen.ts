import { useEffect } from 'react';

/** Keeps the screen from dimming while the card is being shown. */
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
        // Refused when the battery is low.
      }
    };
    const keepLit = () => void ask();
    keepLit();
    // The browser releases the lock when the page is hidden.
    document.addEventListener('visibilitychange', keepLit);
    return () => {
      isLeft = true;
      document.removeEventListener('visibilitychange', keepLit);
      void lock?.release();
    };
  }, []);
}
