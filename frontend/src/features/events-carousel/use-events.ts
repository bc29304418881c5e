import { use } from 'react';
import { eventsOnDemand } from '../../api/on-demand';
import type { EventCard } from '../../domain/event';
import { EVENTS_LIMIT } from '../../domain/limits';
import { FirstPageContext } from '../boot/boot-context';
import { useResource } from '../boot/use-resource';

const NONE: readonly EventCard[] = [];

/** Also empty after a failed call: then only the built-in cards show. */
export function useEvents(): { isLoading: boolean; events: readonly EventCard[] } {
  const isServerRendered = use(FirstPageContext);
  const { status, data, error } = useResource(eventsOnDemand, 'no events');
  return {
    // The server's page already shows its built-in cards; they stay while the browser asks once more.
    isLoading: status === 'loading' && !isServerRendered,
    events: error === null && data ? data.slice(0, EVENTS_LIMIT) : NONE,
  };
}
