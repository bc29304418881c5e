import useSWR from 'swr';
import {
  contactsKey,
  fetchContacts,
  type ContactsFilter,
  type ContactsPage,
} from '../../api/staff/staff-contacts';
import type { ContactsPlace } from './contact-filter';

export const PAGE_SIZE = 25;
const LOOK_EVERY_MS = 60_000;

export interface LoadedContacts {
  /** Undefined until the first answer. While another page or search is on its way, the one before. */
  page: ContactsPage | undefined;
  error: unknown;
  isLoading: boolean;
  refetch: () => void;
}

/** One page of the list. It is looked at anew each minute while it is seen, and when staff come back to it. */
export function useContacts({ page, ...filter }: ContactsPlace): LoadedContacts {
  const key = contactsKey(filter, page, PAGE_SIZE);
  const { data, error, isLoading, mutate } = useSWR<ContactsPage, unknown>(key, fetchContacts, {
    keepPreviousData: true,
    refreshInterval: LOOK_EVERY_MS,
  });
  return { page: data, error, isLoading, refetch: () => void mutate() };
}

export type ContactCounts = Readonly<Record<ContactsFilter['status'], number>>;

/** How many messages each tab has of a search; undefined as long as that is not known. */
export function useContactCounts(search: string): ContactCounts | undefined {
  const totalOf = async (status: ContactsFilter['status']) =>
    (await fetchContacts(contactsKey({ status, search }, 1, 1))).total;
  const { data } = useSWR<ContactCounts, unknown>(
    `${contactsKey({ status: 'all', search }, 1, 1)}&counts`,
    async () => {
      const [fresh, read, archived, spam] = await Promise.all([
        totalOf('new'),
        totalOf('read'),
        totalOf('archived'),
        totalOf('spam'),
      ]);
      return { new: fresh, read, archived, spam, all: fresh + read + archived };
    },
    { keepPreviousData: true, refreshInterval: LOOK_EVERY_MS },
  );
  return data;
}
