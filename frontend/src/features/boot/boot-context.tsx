import { createContext, use, useEffect, useState } from 'react';
import type { ServedContactForm } from '../../domain/contact-message';

/** Identical on the server and during hydration. */
export interface Boot {
  /** ISO 8601 UTC. */
  now: string;
  /** Public origin, without a trailing slash. */
  origin: string;
  form?: ServedContactForm;
  /** The address parameters that the server rendered the page with. */
  params?: Readonly<Record<string, string>>;
}

/** True on the page that the server rendered, false after the first navigation within the app. */
export const FirstPageContext = createContext(true);

export const BootContext = createContext<Boot>({ now: '1970-01-01T00:00:00.000Z', origin: '' });

export function useOrigin(): string {
  return use(BootContext).origin;
}

/** Undefined after the first navigation. */
export function useServedForm(): ServedContactForm | undefined {
  const { form } = use(BootContext);
  return use(FirstPageContext) ? form : undefined;
}

const MINUTE = 60_000;

/**
 * The server's time during hydration, so that both render the same page; then the visitor's clock, updated each minute.
 */
export function useNow(): Date {
  const { now } = use(BootContext);
  const [time, setTime] = useState(() => new Date(now));
  useEffect(() => {
    const tick = () => setTime(new Date());
    tick();
    const timer = setInterval(tick, MINUTE);
    // Timers do not run while a phone is asleep.
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, []);
  return time;
}
