import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { refreshAttention } from '../../api/staff/staff-attention';
import { contactsCollection, type ContactStatus, type StaffContact } from '../../api/staff/staff-contacts';
import { EntryScreen } from '../kit/forms/entry-screen';
import { useIsHere } from '../kit/lists/use-is-here';
import { useRestaurant } from '../kit/shell/use-restaurant';
import { ContactActions } from './contact-actions';
import { type ContactsPlace, placeQuery, readPlace } from './contact-filter';
import { ContactFacts, ContactLetter } from './contact-letter';
import { NeighbourLinks } from './neighbour-links';
import { useMoveContact } from './use-move-contact';

/** Opening marks a message as read, so it is fetched only once: marked as unread, it stays unread. */
export function ContactDetail() {
  const [query] = useSearchParams();
  const place = readPlace(query);
  return (
    <EntryScreen
      collection={contactsCollection}
      noun="message"
      titleOf={({ subject }) => subject}
      back={{ to: `/admin/contacts${placeQuery(place)}`, label: 'Messages' }}
    >
      {({ entry }) => entry && <OpenedContact opened={entry} place={place} />}
    </EntryScreen>
  );
}

function OpenedContact({ opened, place }: { opened: StaffContact; place: ContactsPlace }) {
  const navigate = useNavigate();
  const isHere = useIsHere();
  const { timezone } = useRestaurant();
  const { move, remove, showOpened } = useMoveContact();
  const [contact, setContact] = useState(opened);
  const list = `/admin/contacts${placeQuery(place)}`;

  useEffect(() => {
    // The GET that opened it also marked it as read, which nothing else reports.
    refreshAttention();
    showOpened(opened);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, on opening
  }, []);

  const moveTo = async (status: ContactStatus) => {
    const { isDone, now } = await move(contact, status);
    if (!isDone) setContact(now);
    else if (isHere()) void navigate(list);
  };
  const removeIt = async () => {
    if ((await remove(contact)) && isHere()) void navigate(list);
  };

  return (
    <>
      <ContactLetter contact={contact} timezone={timezone} />
      <ContactActions
        contact={contact}
        timezone={timezone}
        onMove={(status) => void moveTo(status)}
        onRemove={() => void removeIt()}
      />
      <ContactFacts contact={contact} timezone={timezone} />
      <NeighbourLinks id={contact.id} place={place} />
    </>
  );
}
