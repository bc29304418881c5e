import { Skeleton } from '@mantine/core';
import { useEffect } from 'react';
import { focusBesideRow } from '../lists/row-focus';
import type { ContactStatus, StaffContact } from '../../api/staff/staff-contacts';
import { describeFailure } from '../shell/describe-failure';
import { ContactRow } from './contact-row';
import styles from './contacts-list.module.css';
import { isShownIn, placeQuery, type ContactsPlace } from './contact-filter';
import { NoContacts } from './no-contacts';
import { Failure } from './failure';
import { PageLinks } from './page-links';
import { PAGE_SIZE, type LoadedContacts } from './use-contacts';
import { useMoveContact } from './use-move-contact';
import { useNow } from './use-now';

interface ContactsPageViewProps {
  place: ContactsPlace;
  contacts: LoadedContacts;
  timezone: string;
  onPlace: (place: ContactsPlace) => void;
}

/** One page of messages in whatever state it is: on its way, there, empty, or not to be had. */
export function ContactsPageView({ place, contacts, timezone, onPlace }: ContactsPageViewProps) {
  const { page, error, isLoading, refetch } = contacts;
  const now = useNow();
  const { move, remove } = useMoveContact();
  const pages = Math.max(1, Math.ceil((page?.total ?? 0) / PAGE_SIZE));
  const isBeyond = !isLoading && page !== undefined && place.page > pages;
  useEffect(() => {
    // The last message of the last page is gone, or the address is an old one.
    if (isBeyond) onPlace({ ...place, page: pages });
  });

  if (!page) {
    return error === undefined || isLoading ? (
      <Waiting />
    ) : (
      <Failure failure={describeFailure(error, 'The messages', 'could not be loaded')} onRetry={refetch} />
    );
  }

  const shown = page.items.filter(({ status }) => isLoading || isShownIn(place.status, status));
  const first = (place.page - 1) * PAGE_SIZE + 1;
  const query = placeQuery(place);
  const around = page.items.map(({ id, subject }) => ({ id, subject }));
  /** One that leaves the list hands the focus on to its neighbour. */
  const moveTo = (contact: StaffContact, status: ContactStatus) => {
    const giveFocus = isShownIn(place.status, status) ? null : focusBesideRow(contact.id);
    void move(contact, status);
    giveFocus?.();
  };
  const removeOne = async (contact: StaffContact) => {
    const giveFocus = focusBesideRow(contact.id);
    if (await remove(contact)) giveFocus();
  };

  return (
    <>
      {error !== undefined && (
        <Failure
          failure={{
            ...describeFailure(error, 'The list', 'could not be refreshed'),
            title: 'What you see may be old',
          }}
          onRetry={refetch}
        />
      )}
      <p className={styles.count} role="status">
        {countWords(page.total, first, page.items.length, place.search)}
      </p>
      {shown.length === 0 && !isLoading ? (
        <NoContacts place={place} />
      ) : (
        <ul role="list" className={styles.rows} aria-busy={isLoading} aria-label="Messages, the newest first">
          {shown.map((contact) => (
            <ContactRow
              key={contact.id}
              contact={contact}
              to={`/admin/contacts/${encodeURIComponent(contact.id)}${query}`}
              state={{ around }}
              now={now}
              timezone={timezone}
              isStateSaid={place.status === 'all'}
              onMove={(status) => moveTo(contact, status)}
              onRemove={() => void removeOne(contact)}
            />
          ))}
        </ul>
      )}
      {pages > 1 && <PageLinks place={place} pages={pages} />}
    </>
  );
}

function countWords(total: number, first: number, count: number, search: string): string {
  if (total === 0) return search === '' ? '' : `No message has “${search}”.`;
  const messages = total === 1 ? '1 message' : `${total.toLocaleString('en-US')} messages`;
  const found = search === '' ? '' : ` with “${search}”`;
  return total > count && count > 0
    ? `${messages}${found}, ${first} to ${first + count - 1} shown`
    : `${messages}${found}`;
}

function Waiting() {
  return (
    <div className={styles.waiting} role="status">
      <span className="visually-hidden">Loading the messages…</span>
      {Array.from({ length: 6 }, (_, at) => (
        <Skeleton key={at} height={76} />
      ))}
    </div>
  );
}
