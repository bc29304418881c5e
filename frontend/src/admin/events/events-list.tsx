import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { eventsCollection } from '../../api/staff/staff-events';
import { ListState } from '../lists/list-state';
import { useStaffList } from '../lists/use-staff-list';
import { AdminIcon } from '../shell/admin-icon';
import { Screen } from '../shell/screen';
import { EventRows } from './event-rows';

/** The screen of all events, specials and evergreen cards: the carousel of the home page and of the events page. */
export function EventsList() {
  const list = useStaffList(eventsCollection);
  const add = (
    <Button component={Link} to="/admin/events/new" leftSection={<AdminIcon name="plus" />}>
      Add an event
    </Button>
  );
  return (
    <Screen title="Events" actions={add}>
      <ListState
        list={list}
        noun="event"
        empty={{
          title: 'There are no events yet',
          text: 'Until there is one, the site shows four cards of its own.',
          action: add,
        }}
      >
        {(events) => <EventRows events={events} />}
      </ListState>
    </Screen>
  );
}
