import { use } from 'react';
import { eventsOnDemand } from '../../api/on-demand';
import { type EventCard, isOver } from '../../domain/event';
import { EVENTS_LIMIT } from '../../domain/limits';
import { FirstPageContext, useNow } from '../boot/boot-context';
import { useResource } from '../boot/use-resource';
import { useSite } from '../site/use-site';

const NONE: readonly EventCard[] = [];

interface Events {
  isLoading: boolean;
  /** Whether a call ever succeeded; if none did, the list is empty and only the built-in cards show. */
  isKnown: boolean;
  events: readonly EventCard[];
}

/** What is shown stays if a later call fails. */
export function useEvents(): Events {
  const isServerRendered = use(FirstPageContext);
  const now = useNow();
  const { timezone } = useSite();
  const { status, data = NONE } = useResource(eventsOnDemand, 'no events');
  return {
    // The server's page already shows its built-in cards; they stay while the browser asks once more.
    isLoading: status === 'loading' && !isServerRendered,
    isKnown: status === 'loaded',
    events: data.filter((event) => !isOver(event, now, timezone)).slice(0, EVENTS_LIMIT),
  };
}
