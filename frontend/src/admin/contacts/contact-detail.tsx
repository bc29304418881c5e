import { Button, Divider, Group } from '@mantine/core';
import { useEffect } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import useSWR from 'swr';
import { refreshAttention } from '../../api/staff/staff-attention';
import {
  contactsCollection,
  contactsKey,
  type ContactsPage,
  type ContactStatus,
  fetchContacts,
  peekAtContact,
  peekKey,
  type StaffContact,
} from '../../api/staff/staff-contacts';
import { EntryScreen } from '../kit/forms/entry-screen';
import { RowMenu } from '../kit/lists/row-menu';
import { noteSaved } from '../kit/lists/row-focus';
import { useIsHere } from '../kit/lists/use-is-here';
import { useMay } from '../kit/session/session-store';
import { titleOf } from '../kit/shell/message-title';
import { useRestaurant } from '../kit/shell/use-restaurant';
import { AssigneeSelect } from './assignee-select';
import { type ContactsPlace, messagePath, OPENED_LAST, placeQuery, readPlace } from './contact-filter';
import { ContactFacts, ContactLetter } from './contact-letter';
import { ContactNotes, ContactReplies } from './contact-thread';
import { quoted } from './contact-words';
import { ReplyByMail } from './reply-by-mail';
import { useGuestData } from './use-guest-data';
import { useMoveContact } from './use-move-contact';

/** Opening a message marks it as read, so it is fetched only once: otherwise “Mark as unread” would not last. */
export function ContactDetail({ isBesideList = false }: { isBesideList?: boolean }) {
  const [query] = useSearchParams();
  const place = readPlace(query);
  return (
    <EntryScreen
      collection={contactsCollection}
      noun="message"
      titleOf={titleOf}
      back={{ to: `/admin/contacts${placeQuery(place)}`, label: 'Messages', isShown: !isBesideList }}
    >
      {({ entry }) => entry && <OpenedContact opened={entry} place={place} isBesideList={isBesideList} />}
    </EntryScreen>
  );
}

interface OpenedContactProps {
  opened: StaffContact;
  place: ContactsPlace;
  isBesideList: boolean;
}

function OpenedContact({ opened, place, isBesideList }: OpenedContactProps) {
  const navigate = useNavigate();
  const isHere = useIsHere();
  const may = useMay();
  const { timezone } = useRestaurant();
  const { move, assign, remove, showOpened } = useMoveContact();
  const { exportGuest, eraseGuest } = useGuestData();
  const { data: contact = opened, mutate } = useSWR(peekKey(opened.id), peekAtContact, {
    fallbackData: opened,
    revalidateOnMount: false,
    refreshInterval: (now = opened) => (isSending(now) ? FOLLOW_SENDING_MS : FOLLOW_MS),
  });
  const list = `/admin/contacts${placeQuery(place)}`;

  useEffect(() => {
    // The GET also marked the message as read, which no other call reports.
    refreshAttention();
    showOpened(opened);
    if (!isBesideList) noteSaved(OPENED_LAST, opened.id);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, on opening
  }, []);

  const moveTo = async (status: ContactStatus) => {
    const { isDone } = await move(contact, status);
    if (isDone && isHere()) void navigate(list);
  };
  const leaveAfter = async (isGone: Promise<boolean>) => {
    if ((await isGone) && isHere()) void navigate(list);
  };
  const isSpam = contact.status === 'spam';
  const isArchived = contact.status === 'archived';
  const act = (label: string, run: () => Promise<void>) => ({ label, does: { run: () => void run() } });
  const thread = { contact, timezone, onWritten: showOpened, onFailed: () => void mutate() };

  return (
    <>
      <ContactLetter contact={contact} timezone={timezone}>
        <Group gap="xs">
          <AssigneeSelect contact={contact} onChoose={(assignee) => void assign(contact, assignee)} />
          {isSpam && <Button onClick={() => void moveTo('read')}>Not spam</Button>}
          <Button variant="default" onClick={() => void moveTo(isArchived ? 'read' : 'archived')}>
            {isArchived ? 'Unarchive' : 'Archive'}
          </Button>
          {!isSpam && (
            <Button variant="default" onClick={() => void moveTo('new')}>
              Mark as unread
            </Button>
          )}
          <RowMenu
            name="this message"
            extra={[
              ...(isSpam ? [] : [act('Move to spam', () => moveTo('spam'))]),
              ...(may('owner')
                ? [
                    act('Export this guest’s data (JSON)', () => exportGuest(contact)),
                    act('Erase this guest’s data…', () => leaveAfter(eraseGuest(contact))),
                  ]
                : []),
            ]}
            onDelete={() => void leaveAfter(remove(contact))}
          />
        </Group>
      </ContactLetter>
      <ContactReplies {...thread} />
      <ReplyByMail contact={contact} timezone={timezone} onArchive={() => void moveTo('archived')} />
      <ContactNotes {...thread} />
      <ContactFacts contact={contact} timezone={timezone} />
      {!isBesideList && <NeighborLinks id={contact.id} place={place} />}
    </>
  );
}

/** Colleagues' changes show after this time; whether the mail server has accepted a reply shows sooner. */
const FOLLOW_MS = 5_000;
const FOLLOW_SENDING_MS = 2_000;

const isSending = ({ replies }: StaffContact) =>
  replies.some(({ mail }) => mail.state === 'waiting' && mail.lastError === '');

const MOST_LOOKED_AT = 100;

type Neighbor = Pick<StaffContact, 'id' | 'subject' | 'name'>;

function NeighborLinks({ id, place }: { id: string; place: ContactsPlace }) {
  const around = useAround(place);
  const at = around.findIndex((each) => each.id === id);
  const newer = around[at - 1];
  const older = at < 0 ? undefined : around[at + 1];
  if (!newer && !older) return null;
  const link = (to: Neighbor, label: string) => (
    <Link className="target fits" to={messagePath(to.id) + placeQuery(place)} state={{ around }}>
      {label}: {quoted(titleOf(to))}
    </Link>
  );
  return (
    <nav aria-label="Other messages">
      <Divider mt="lg" mb="sm" />
      <Group justify="space-between" gap="var(--space-2) var(--space-4)">
        {newer ? link(newer, 'Newer') : <span />}
        {older && link(older, 'Older')}
      </Group>
    </nav>
  );
}

/** The list page that the message was opened from; otherwise the newest messages. */
function useAround({ status, search }: ContactsPlace): readonly Neighbor[] {
  const { around } = (useLocation().state ?? {}) as { around?: readonly Neighbor[] };
  const { data } = useSWR<ContactsPage, unknown>(
    around ? null : contactsKey({ status, search }, 1, MOST_LOOKED_AT),
    fetchContacts,
    { revalidateOnFocus: false },
  );
  return around ?? data?.items ?? [];
}
