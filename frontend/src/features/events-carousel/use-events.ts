import { use } from 'react';
import { eventsOnDemand } from '../../api/on-demand';
import { useResource } from '../../api/use-resource';
import type { EventCard } from '../../domain/event';
import { EVENTS_LIMIT } from '../../domain/limits';
import { FirstPageContext } from '../boot/first-page-context';

export interface Events {
  isLoading: boolean;
  /** Empty, too, after a failed call: the built-in cards show then, and nothing is said of it. */
  events: readonly EventCard[];
}

const NONE: readonly EventCard[] = [];

/** The coming events and specials; asked for again on every entry by navigation. */
export function useEvents(): Events {
  const isServerRendered = use(FirstPageContext);
  const { status, data, error } = useResource(eventsOnDemand(EVENTS_LIMIT), 'no events', {
    isServerRendered,
  });
  return {
    // The server's page has its built-in cards already; they stay while the browser asks once more.
    isLoading: status === 'loading' && !isServerRendered,
    events: error === null && data ? data : NONE,
  };
}
