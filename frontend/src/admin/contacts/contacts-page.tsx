import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { ContactStatus, StaffContact } from '../../api/staff/staff-contacts';
import { ListState } from '../kit/lists/list-state';
import { counted } from '../kit/lists/noun';
import { Pager } from '../kit/lists/pager';
import { pagesOf } from '../kit/lists/pages-of';
import { focusBesideRow } from '../kit/lists/row-focus';
import { useSavedRow } from '../kit/lists/saved-row';
import { KEEP_FOCUS } from '../kit/shell/title-focus';
import {
  type ContactsPlace,
  FILTERS,
  isShownIn,
  messagePath,
  OPENED_LAST,
  placeQuery,
} from './contact-filter';
import { ContactRow } from './contact-row';
import styles from './contacts-list.module.css';
import { type Contacts, PAGE_SIZE } from './use-contacts';
import { useMoveContact } from './use-move-contact';
import { useRowKeys } from './use-row-keys';
import { useNow } from '../kit/shell/use-now';

interface ContactsPageViewProps {
  place: ContactsPlace;
  contacts: Contacts;
  timezone: string;
  /** Where messages open beside the list: the id of the open one, or empty. */
  openId: string | undefined;
  /** `isMend`: the address named a page that does not exist, so Back must not return to it. */
  onPage: (page: number, isMend?: boolean) => void;
}

export function ContactsPageView({ place, contacts, timezone, openId, onPage }: ContactsPageViewProps) {
  const { list, total, isOther } = contacts;
  const now = useNow();
  const navigate = useNavigate();
  const { move, remove } = useMoveContact();
  const pages = pagesOf(total ?? 0, place.page, PAGE_SIZE);
  const isBeyond = total !== undefined && place.page > pages.count;
  useEffect(() => {
    // The last page's last message is gone, or the address is out of date.
    if (isBeyond) onPage(pages.count, true);
  });

  /** If the message leaves the list, focus moves to its neighbour. */
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
  const around = shown.map(({ id, subject }) => ({ id, subject }));
  const addressOf = (id: string) => messagePath(id) + placeQuery(place);
  useSavedRow(OPENED_LAST, openId === undefined ? around.map(({ id }) => id) : []);
  const onKeyDown = useRowKeys(
    openId ? (id) => void navigate(addressOf(id), { replace: true, state: { around, ...KEEP_FOCUS } }) : null,
  );

  return (
    <>
      <p className={place.search === '' ? 'visually-hidden' : styles.count} role="status">
        {total !== undefined && countWords(total, place.search)}
      </p>
      <ListState
        list={list.status === 'loaded' && !isOther ? { ...list, items: shown } : list}
        noun="message"
        empty={noContacts(place)}
      >
        <ul role="list" className={styles.rows} aria-busy={isOther} aria-label="Messages, newest first">
          {shown.map((contact) => (
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
        <Pager pages={pages} onPage={(page) => onPage(page)} noun="message" />
      </ListState>
    </>
  );
}

function countWords(total: number, search: string): string {
  return search === '' ? counted(total, 'message') : `${counted(total, 'message')} with “${search}”`;
}

const WORDS: Readonly<Record<ContactsPlace['status'], { title: string; text: string }>> = {
  new: { title: 'Nothing new', text: 'Every message has been read. New ones appear here automatically.' },
  all: { title: 'No messages yet', text: 'Messages from the contact form appear here automatically.' },
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
        <Link to="/admin/contacts">See all but spam</Link>
      ) : status === 'all' ? (
        <a href="/contact" target="_blank" rel="noopener">
          View contact form<span className="visually-hidden"> (opens in a new tab)</span>
        </a>
      ) : null;
    return { ...WORDS[status], action };
  }
  const label = FILTERS.find((each) => each.status === status)?.label ?? '';
  return {
    title: `No message has “${search}”`,
    text: `Searched names, emails, phones, subjects and messages under “${label}” for exactly these words.`,
    action: (
      <>
        {status !== 'all' && (
          <Link to={`/admin/contacts${placeQuery({ status: 'all', search, page: 1 })}`}>
            Search all but spam
          </Link>
        )}{' '}
        <Link to={`/admin/contacts${placeQuery({ status, search: '', page: 1 })}`}>Clear the search</Link>
      </>
    ),
  };
}
