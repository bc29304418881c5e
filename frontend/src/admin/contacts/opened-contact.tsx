import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { refreshAttention } from '../../api/staff/staff-attention';
import type { ContactStatus, StaffContact } from '../../api/staff/staff-contacts';
import { useIsHere } from '../lists/use-is-here';
import { useRestaurant } from '../shell/use-restaurant';
import { ContactActions } from './contact-actions';
import { ContactFacts } from './contact-facts';
import { placeQuery, type ContactsPlace } from './contact-filter';
import { ContactLetter } from './contact-letter';
import { NeighbourLinks } from './neighbour-links';
import { useAround } from './use-around';
import { useMoveContact } from './use-move-contact';

/** A message that has just been opened. What is done to it leads back to the list that it came from. */
export function OpenedContact({ opened, place }: { opened: StaffContact; place: ContactsPlace }) {
  const navigate = useNavigate();
  const isHere = useIsHere();
  const { timezone } = useRestaurant();
  const { move, remove, showOpened } = useMoveContact();
  const around = useAround(place);
  const [contact, setContact] = useState(opened);
  const list = `/admin/contacts${placeQuery(place)}`;

  useEffect(() => {
    // Opening it was a reading: no call that says so changed anything.
    refreshAttention();
    showOpened(opened);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when it has been opened
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
      <NeighbourLinks around={around} id={contact.id} query={placeQuery(place)} />
    </>
  );
}
