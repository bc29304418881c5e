import { use } from 'react';
import { eventsOnDemand } from '../../api/on-demand';
import { type EventCard, isOver } from '../../domain/event';
import { EVENTS_LIMIT } from '../../domain/limits';
import { FirstPageContext, useNow } from '../boot/boot-context';
import { useResource } from '../boot/use-resource';
import { useSite } from '../site/use-site';

const NONE: readonly EventCard[] = [];

/** Also empty after a failed call: then only the built-in cards show. */
export function useEvents(): { isLoading: boolean; events: readonly EventCard[] } {
  const isServerRendered = use(FirstPageContext);
  const now = useNow();
  const { timezone } = useSite();
  const { status, data, error } = useResource(eventsOnDemand, 'no events');
  return {
    // The server's page already shows its built-in cards; they stay while the browser asks once more.
    isLoading: status === 'loading' && !isServerRendered,
    events:
      error === null && data
        ? data.filter((event) => !isOver(event, now, timezone)).slice(0, EVENTS_LIMIT)
        : NONE,
  };
}
