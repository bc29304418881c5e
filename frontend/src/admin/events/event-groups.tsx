import type { StaffEvent } from '../../api/staff/staff-events';
import { SortableRows } from '../lists/sortable-rows';
import { EventRow } from './event-row';
import { EventSection } from './event-section';
import type { EventActions } from './use-event-actions';

interface GroupProps {
  /** The rows on this page. */
  events: readonly StaffEvent[];
  today: string;
  placeOf: (event: StaffEvent) => number;
  actions: EventActions;
  onToggle: (event: StaffEvent, isActive: boolean) => void;
}

/** Those with a date: it decides where they stand. */
export function DatedEvents({ events, isOver, ...row }: GroupProps & { isOver: boolean }) {
  return (
    <EventSection
      title={isOver ? 'Over' : 'With a date'}
      count={events.length}
      rule={isOver ? 'The last one first' : 'By date'}
    >
      <Rows {...row} events={events} all={events} label="Events with a date" canMove={false} />
    </EventSection>
  );
}

interface UndatedProps extends GroupProps {
  /** Those of other pages among them. */
  all: readonly StaffEvent[];
  canMove: boolean;
  onMove: (ids: readonly string[], id: string) => void;
}

/** Those without: staff put them into order. */
export function UndatedEvents(props: UndatedProps) {
  return (
    <EventSection title="Without a date" count={props.events.length} rule="In the order that you give them">
      <Rows {...props} label="Events without a date" />
    </EventSection>
  );
}

interface RowsProps extends GroupProps {
  all: readonly StaffEvent[];
  label: string;
  canMove: boolean;
  onMove?: (ids: readonly string[], id: string) => void;
}

function Rows({ events, all, label, canMove, onMove, placeOf, today, actions, onToggle }: RowsProps) {
  return (
    <SortableRows
      items={events}
      all={all}
      keyOf={({ id }) => id}
      nameOf={({ title }) => title}
      label={label}
      canMove={canMove}
      border="Those with a date stand before it."
      onMove={(ids, { id }) => onMove?.(ids, id)}
      renderRow={(event, controls) => (
        <EventRow event={event} place={placeOf(event)} {...{ today, controls, actions, onToggle }} />
      )}
    />
  );
}
