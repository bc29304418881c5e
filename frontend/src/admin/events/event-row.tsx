import { Link } from 'react-router-dom';
import type { StaffEvent } from '../../api/staff/staff-events';
import { EVENTS_LIMIT } from '../../domain/limits';
import { ListRow } from '../lists/list-row';
import { RowMenu } from '../lists/row-menu';
import { RowPicture } from '../lists/row-picture';
import type { RowControls } from '../lists/sortable-row';
import { StateMark } from '../lists/state-mark';
import { ToggleInRow } from '../lists/toggle-in-row';
import { kindLabel } from './event-kinds';
import { dayWords, stateWords } from './event-words';
import type { EventActions } from './use-event-actions';

interface EventRowProps {
  event: StaffEvent;
  /** Among those that are on, counted from 0; -1 for the others. */
  place: number;
  today: string;
  controls: RowControls;
  actions: EventActions;
  onToggle: (event: StaffEvent, isActive: boolean) => void;
}

/** One card of the list, and how it stands today. */
export function EventRow({ event, place, today, controls, actions, onToggle }: EventRowProps) {
  const path = `/admin/events/${encodeURIComponent(event.id)}`;
  const look = place < 0 ? 'quiet' : place < EVENTS_LIMIT ? 'seen' : 'waiting';
  return (
    <ListRow
      picture={<RowPicture src={event.image?.src ?? null} />}
      name={<Link to={path}>{event.title}</Link>}
      details={
        <>
          <span>{kindLabel(event.type)}</span>
          {event.date !== null && <b>{dayWords(event, today)}</b>}
          <StateMark look={look}>{stateWords(event, place, today)}</StateMark>
        </>
      }
      toggle={
        <ToggleInRow
          name={event.title}
          isOn={event.isActive}
          onWord="Switched on"
          offWord="Switched off"
          onToggle={(isOn) => onToggle(event, isOn)}
        />
      }
      handle={controls.handle}
      moveButtons={controls.moveButtons}
      menu={
        <RowMenu
          name={event.title}
          editTo={path}
          duplicateTo={`/admin/events/new?from=${encodeURIComponent(event.id)}`}
          moves={controls.moves}
          onDelete={() => actions.remove(event)}
        />
      }
    />
  );
}
