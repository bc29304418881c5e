import { useSearchParams } from 'react-router-dom';
import { openContact } from '../../api/staff/staff-contacts';
import { EntryScreen } from '../forms/entry-screen';
import { placeQuery, readPlace } from './contact-filter';
import { OpenedContact } from './opened-contact';

const OPENING = { find: openContact };

/**
 * One message, whole. Opening it marks a new one as read, so it is read when it is opened, and not again behind one's back:
 * marked as unread, it stays so.
 */
export function ContactDetail() {
  const [query] = useSearchParams();
  const place = readPlace(query);
  return (
    <EntryScreen
      collection={OPENING}
      noun="message"
      titleOf={({ subject }) => subject}
      back={{ to: `/admin/contacts${placeQuery(place)}`, label: 'Messages' }}
    >
      {({ entry }) => entry && <OpenedContact opened={entry} place={place} />}
    </EntryScreen>
  );
}
