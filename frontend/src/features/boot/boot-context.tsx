import { createContext, use, useEffect, useState } from 'react';

/** What a page must know of the moment and place that it was drawn at, the same on the server and on hydration. */
export interface Boot {
  /** ISO 8601 UTC. */
  now: string;
  /** Public origin, without a trailing slash. */
  origin: string;
}

export const BootContext = createContext<Boot>({ now: '1970-01-01T00:00:00.000Z', origin: '' });

export function useOrigin(): string {
  return use(BootContext).origin;
}

const MINUTE = 60_000;

/** The time: the server's while hydrating, so that both draw the same page; the visitor's clock after that, each minute. */
export function useNow(): Date {
  const { now } = use(BootContext);
  const [time, setTime] = useState(() => new Date(now));
  useEffect(() => {
    const tick = () => setTime(new Date());
    tick();
    const timer = setInterval(tick, MINUTE);
    return () => clearInterval(timer);
  }, []);
  return time;
}
