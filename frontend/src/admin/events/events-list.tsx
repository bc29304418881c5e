import { eventsCollection } from '../../api/staff/staff-events';
import { ListScreen } from '../lists/list-screen';
import { EventRows } from './event-rows';

/** The screen of all events, specials and evergreen cards: the carousel of the home page and of the events page. */
export function EventsList() {
  return (
    <ListScreen
      title="Events"
      collection={eventsCollection}
      noun="event"
      add={{ to: '/admin/events/new', label: 'Add an event' }}
      empty={{
        title: 'There are no events yet',
        text: 'Until there is one, the site shows four cards of its own.',
      }}
    >
      {(events) => <EventRows events={events} />}
    </ListScreen>
  );
}
