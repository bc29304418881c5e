import { useLocation } from 'react-router-dom';
import useSWR from 'swr';
import { contactsKey, fetchContacts, type ContactsPage } from '../../api/staff/staff-contacts';
import type { ContactsPlace } from './contact-filter';
import { type Neighbour, readAround } from './neighbours';

const MOST_LOOKED_AT = 100;

/**
 * The list that the opened message is leafed through in: the page that it was opened from, which stays as it was while its
 * messages are read and archived; for one that was opened by its address, the newest messages.
 */
export function useAround({ status, search }: ContactsPlace): readonly Neighbour[] {
  const handed = readAround(useLocation().state);
  const { data } = useSWR<ContactsPage, unknown>(
    handed ? null : contactsKey({ status, search }, 1, MOST_LOOKED_AT),
    fetchContacts,
    { revalidateOnFocus: false },
  );
  return handed ?? data?.items ?? [];
}
