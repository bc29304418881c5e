import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import useSWR from 'swr';
import { isApiError } from '../../api/errors';
import { refreshAttention } from '../../api/staff/staff-attention';
import {
  contactKey,
  openContact,
  type ContactStatus,
  type StaffContact,
} from '../../api/staff/staff-contacts';
import { describeFailure } from '../shell/describe-failure';
import { Screen } from '../shell/screen';
import { useRestaurant } from '../shell/use-restaurant';
import { ContactActions } from './contact-actions';
import { placeQuery, readPlace } from './contact-filter';
import { ContactLetter } from './contact-letter';
import { Failure } from './failure';
import { LetterWaiting } from './letter-waiting';
import { NeighbourLinks } from './neighbour-links';
import { useAround } from './use-around';
import { useMoveContact } from './use-move-contact';

/**
 * One message, whole. Opening it marks a new one as read, so it is fetched when it is opened, and not again behind one's
 * back: marked as unread, it stays so.
 */
export function ContactDetail() {
  const { id = '' } = useParams();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { timezone } = useRestaurant();
  const place = readPlace(query);
  const around = useAround(place);
  const { move, remove, refresh } = useMoveContact();
  const { data, error, isLoading, mutate } = useOpened(id, refresh);
  const list = `/admin/contacts${placeQuery(place)}`;
  const known = around.find((each) => each.id === id);

  const moveTo = async (contact: StaffContact, status: ContactStatus) => {
    const moved = await move(contact, status);
    if (moved) void navigate(list);
    else void mutate();
  };
  const removeIt = async (contact: StaffContact) => {
    if (await remove(contact)) void navigate(list);
  };

  const isGone = isApiError(error, 'not-found');
  return (
    <Screen title={data?.subject ?? known?.subject ?? 'Message'} back={{ to: list, label: 'Messages' }}>
      {data && !isGone && (
        <>
          <ContactActions
            key={data.id}
            contact={data}
            timezone={timezone}
            onMove={(status) => void moveTo(data, status)}
            onRemove={() => void removeIt(data)}
          />
          <ContactLetter contact={data} timezone={timezone} />
        </>
      )}
      {!data && error === undefined && <LetterWaiting />}
      {error !== undefined && !isLoading && (
        <Failure
          failure={
            isGone
              ? {
                  title: 'This message is no longer there',
                  text: 'Somebody has deleted it for good, or its address is wrong.',
                  canRetry: false,
                }
              : describeFailure(error, 'The message', 'could not be opened')
          }
          onRetry={() => void mutate()}
        />
      )}
      <NeighbourLinks around={around} id={id} query={placeQuery(place)} />
    </Screen>
  );
}

function useOpened(id: string, refreshLists: () => void) {
  return useSWR<StaffContact, unknown>(contactKey(id), () => openContact(id), {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    // Marked as unread and opened once more at once, it is read again.
    dedupingInterval: 0,
    onSuccess: () => {
      refreshAttention();
      refreshLists();
    },
  });
}
