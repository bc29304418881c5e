import { Button } from '@mantine/core';
import { useDeferredValue, useMemo } from 'react';
import type { StaffEvent } from '../../api/staff/staff-events';
import { eventState } from '../../domain/what-shows';
import { ListToolbar } from '../lists/list-toolbar';
import { Pager } from '../lists/pager';
import { onPage, pagesOf } from '../lists/pages-of';
import { focusBesideRow } from '../lists/row-focus';
import { useListParams } from '../lists/use-list-params';
import { useToday } from '../shell/use-today';
import { DatedEvents, UndatedEvents } from './event-groups';
import { EVENT_KINDS } from './event-kinds';
import { readEventState, viewEvents } from './event-view';
import { EVENT_STATES } from './event-words';
import { SiteNote } from './site-note';
import { useEventActions } from './use-event-actions';

/** The rows as the site puts them in order, with what finds some of them; what is over stands under its own filter. */
export function EventRows({ events }: { events: readonly StaffEvent[] }) {
  const today = useToday();
  const [params, setParams] = useListParams();
  const query = useDeferredValue(params.query);
  const kind = params.category;
  const state = readEventState(params.state);
  const view = useMemo(
    () => viewEvents(events, { query, kind, state }, today),
    [events, query, kind, state, today],
  );
  const actions = useEventActions(today);
  const shown = useMemo(() => [...view.dated, ...view.undated], [view]);
  const pages = pagesOf(shown.length, params.page);
  const onThisPage = new Set(onPage(shown, pages));
  const isSearched = query.trim() !== '';

  const toggle = (event: StaffEvent, isActive: boolean) => {
    // Where only one state is shown, the row may go as its switch is pressed.
    const next = eventState({ ...event, isActive }, today);
    const stays = state === 'current' ? next !== 'over' : next === state;
    const giveFocus = stays ? undefined : focusBesideRow(event.id);
    actions.setActive(event, isActive);
    giveFocus?.();
  };
  const group = { today, placeOf: view.placeOf, actions, onToggle: toggle };

  return (
    <>
      <ListToolbar
        noun="event"
        query={params.query}
        onQuery={(typed) => setParams({ query: typed })}
        category={{
          label: 'Kind',
          value: EVENT_KINDS.some(({ value }) => value === kind) ? kind : '',
          options: [{ value: '', label: 'Every kind' }, ...EVENT_KINDS],
          onChange: (category) => setParams({ category }),
        }}
        states={{
          label: 'Show',
          value: state === 'current' ? '' : state,
          options: [
            { value: '', label: 'Current', count: view.counts.current },
            ...EVENT_STATES.map(({ value, label }) => ({ value, label, count: view.counts[value] })),
          ],
          onChange: (chosen) => setParams({ state: chosen }),
        }}
        shown={shown.length}
        total={events.length}
        note={isSearched ? 'To change the order, clear the search.' : undefined}
      />
      <SiteNote onCount={view.onCount} />
      {shown.length === 0 && (
        <>
          <p>No event is like that.</p>
          <Button variant="default" onClick={() => setParams({ query: '', category: '', state: '' })}>
            Show all that are current
          </Button>
        </>
      )}
      <DatedEvents
        {...group}
        events={view.dated.filter((event) => onThisPage.has(event))}
        isOver={state === 'over'}
      />
      <UndatedEvents
        {...group}
        events={view.undated.filter((event) => onThisPage.has(event))}
        all={view.undated}
        canMove={!isSearched}
        onMove={(ids, id) => {
          const undated = viewEvents(events, { query: '', kind: '', state: 'current' }, today).undated;
          const moved = undated.find((event) => event.id === id);
          if (moved) actions.reorder(undated, ids, moved);
        }}
      />
      <Pager pages={pages} onPage={(page) => setParams({ page })} noun="event" />
    </>
  );
}
