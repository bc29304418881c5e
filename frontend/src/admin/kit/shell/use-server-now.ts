import { useEffect, useState } from 'react';
import { readClockOffset } from '../../../api/session-token';

const MINUTE_MS = 60_000;

const serverNow = () => new Date(Date.now() + readClockOffset());

/** The time on the server's clock, as measured at sign-in, updated each minute. */
export function useServerNow(): Date {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const tick = () => setNow(serverNow());
    const timer = setInterval(tick, MINUTE_MS);
    // A device that was asleep has missed ticks.
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, []);
  return now;
}
