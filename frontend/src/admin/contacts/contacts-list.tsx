import { Box, Group, Stack, Switch } from '@mantine/core';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import type { ContactStatus, StaffContact } from '../../api/staff/staff-contacts';
import { ListSearch } from '../kit/lists/list-search';
import { counted } from '../kit/lists/noun';
import { PagedList } from '../kit/lists/paged-list';
import { focusBesideRow, useSavedRow } from '../kit/lists/row-focus';
import { setMessageSound, useMessageSound } from '../kit/shell/message-sound';
import { Screen } from '../kit/shell/screen';
import { FOCUS_TITLE, KEEP_FOCUS } from '../kit/shell/title-focus';
import { useServerNow } from '../kit/shell/use-server-now';
import { useRestaurant } from '../kit/shell/use-restaurant';
import {
  type ContactsPlace,
  FILTERS,
  isShownIn,
  messagePath,
  OPENED_LAST,
  placeQuery,
  readPlace,
} from './contact-filter';
import { ContactRow } from './contact-row';
import { ContactTabs } from './contact-tabs';
import { ExportButton, useExport } from './export-button';
import { PAGE_SIZE, useContactCounts, useContacts } from './use-contacts';
import { useMoveContact } from './use-move-contact';
import { useRowKeys } from './use-row-keys';

interface ContactsListProps {
  /** Where messages open beside the list: the id of the open one, or empty. */
  openId?: string;
}

export function ContactsList({ openId }: ContactsListProps) {
  const place = readPlace(useSearchParams()[0]);
  const navigate = useNavigate();
  const now = useServerNow();
  const { timezone } = useRestaurant();
  const contacts = useContacts(place);
  const { list, total, isOther } = contacts;
  const { move, remove } = useMoveContact();
  const at = openId ? messagePath(openId) : '/admin/contacts';

  /** If the message leaves the list, focus moves to its neighbor. */
  const moveTo = (contact: StaffContact, status: ContactStatus) => {
    const giveFocus = isShownIn(place.status, status) ? null : focusBesideRow(contact.id);
    void move(contact, status);
    giveFocus?.();
  };
  const removeOne = async (contact: StaffContact) => {
    const giveFocus = focusBesideRow(contact.id);
    if (await remove(contact)) giveFocus();
  };
  // A message being moved to another tab disappears at once.
  const shown = list.items?.filter(({ status }) => isOther || isShownIn(place.status, status)) ?? [];
  const around = shown.map(({ id, subject, name }) => ({ id, subject, name }));
  const addressOf = (id: string) => messagePath(id) + placeQuery(place);
  useSavedRow(OPENED_LAST, openId === undefined ? around.map(({ id }) => id) : []);
  const onKeyDown = useRowKeys(
    openId ? (id) => void navigate(addressOf(id), { replace: true, state: { around, ...KEEP_FOCUS } }) : null,
  );

  // Opening a message moves the button, but must not stop an export.
  const actions = <ExportButton {...useExport(place, timezone)} isEmpty={total === 0} />;
  return (
    <>
      {openId ? (
        <Group justify="space-between" gap="var(--space-2) var(--space-4)" mb="md">
          <Box component="h2" fz="var(--text-xl)" lh="var(--leading-snug)">
            Messages
          </Box>
          {actions}
        </Group>
      ) : (
        <Screen title="Messages" actions={actions}>
          {null}
        </Screen>
      )}
      <Stack gap="xs" mb="sm">
        <ContactTabs place={place} counts={useContactCounts(place.search)} />
        <ListSearch
          label="Search messages"
          search={place.search}
          onSearch={(search) =>
            void navigate(at + placeQuery({ ...place, search, page: 1 }), { replace: true })
          }
        />
        <SoundSwitch />
      </Stack>
      <Box component="p" className={place.search === '' ? 'visually-hidden' : 'note'} mb="xs" role="status">
        {total !== undefined && countWords(total, place.search)}
      </Box>
      <PagedList
        paged={{ ...contacts, list: list.status === 'loaded' ? { ...list, items: shown } : list }}
        page={place.page}
        pageSize={PAGE_SIZE}
        noun="message"
        empty={noContacts(place)}
        onPage={(page, isCorrection = false) =>
          void navigate(at + placeQuery({ ...place, page }), {
            state: isCorrection && !openId ? FOCUS_TITLE : KEEP_FOCUS,
            replace: isCorrection,
          })
        }
      >
        {(items) => (
          <ul role="list" aria-label="Messages, newest first">
            {items.map((contact) => (
              <ContactRow
                key={contact.id}
                contact={contact}
                to={addressOf(contact.id)}
                state={{ around }}
                isOpen={contact.id === openId}
                onKeyDown={onKeyDown}
                now={now}
                timezone={timezone}
                isStateSaid={place.status === 'all'}
                onMove={(status) => moveTo(contact, status)}
                onRemove={() => void removeOne(contact)}
              />
            ))}
          </ul>
        )}
      </PagedList>
    </>
  );
}

/** For this device only: the phone behind the bar can play a sound while the one in the office stays silent. */
function SoundSwitch() {
  return (
    <Switch
      label="Sound for new messages on this device"
      checked={useMessageSound()}
      onChange={(event) => setMessageSound(event.currentTarget.checked)}
    />
  );
}

function countWords(total: number, search: string): string {
  return search === '' ? counted(total, 'message') : `${counted(total, 'message')} with “${search}”`;
}

const WORDS: Readonly<Record<ContactsPlace['status'], { title: string; text: string }>> = {
  new: { title: 'Nothing new', text: 'Every message has been read. New ones appear here automatically.' },
  all: { title: 'No messages yet', text: 'Messages from the contact form appear here automatically.' },
  mine: {
    title: 'No messages for you',
    text: 'Messages assigned to you stay here until they’re archived.',
  },
  read: { title: 'No read messages', text: 'Opened messages stay here until you archive them.' },
  archived: { title: 'Nothing archived', text: 'Archive messages you’ve dealt with to keep them here.' },
  spam: {
    title: 'No spam',
    text: 'Messages caught by the spam filter. No alerts are sent.',
  },
};

function noContacts({ status, search }: ContactsPlace) {
  if (search === '') {
    const action =
      status === 'new' ? (
        <Link to="/admin/contacts">View all messages</Link>
      ) : status === 'all' ? (
        <a href="/contact" target="_blank" rel="noopener">
          View contact form<span className="visually-hidden"> (opens in a new tab)</span>
        </a>
      ) : null;
    return { ...WORDS[status], action };
  }
  const label = FILTERS.find((each) => each.status === status)?.label ?? '';
  return {
    title: `No messages match “${search}”`,
    text: `We searched names, emails, phone numbers, subjects and messages in “${label}” for this exact text.`,
    action: (
      <>
        {status !== 'all' && (
          <Link to={`/admin/contacts${placeQuery({ status: 'all', search, page: 1 })}`}>
            Search all messages
          </Link>
        )}{' '}
        <Link to={`/admin/contacts${placeQuery({ status, search: '', page: 1 })}`}>Clear search</Link>
      </>
    ),
  };
}
