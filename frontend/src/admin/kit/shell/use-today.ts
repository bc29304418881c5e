import { useEffect, useState } from 'react';
import { wallClock } from '../../../domain/zoned-time';
import { useRestaurant } from './use-restaurant';

const MINUTE_MS = 60_000;

/** Today's date at the restaurant, `YYYY-MM-DD`, wherever the device is; it changes at midnight there. */
export function useToday(): string {
  const { timezone } = useRestaurant();
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const tick = () => setNow(new Date());
    const timer = setInterval(tick, MINUTE_MS);
    // A device that slept has missed its ticks.
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, []);
  return wallClock(now, timezone).date;
}
