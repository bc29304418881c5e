import { createContext, use, useEffect, useState } from 'react';
import type { ServedContactForm } from '../../domain/contact-message';
import { FirstPageContext } from './first-page-context';

/** What a page must know of the moment and place that it was drawn at, the same on the server and on hydration. */
export interface Boot {
  /** ISO 8601 UTC. */
  now: string;
  /** Public origin, without a trailing slash. */
  origin: string;
  /** How the form ended that was sent to the first page without a script. */
  form?: ServedContactForm;
}

export const BootContext = createContext<Boot>({ now: '1970-01-01T00:00:00.000Z', origin: '' });

export function useOrigin(): string {
  return use(BootContext).origin;
}

/** The form that the server took, on the page that it answered with; none after the first navigation. */
export function useServedForm(): ServedContactForm | undefined {
  const { form } = use(BootContext);
  return use(FirstPageContext) ? form : undefined;
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
