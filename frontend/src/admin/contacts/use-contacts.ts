import { useState } from 'react';
import useSWR from 'swr';
import {
  contactsKey,
  fetchContacts,
  type ContactsFilter,
  type ContactsPage,
} from '../../api/staff/staff-contacts';
import { listOf } from '../kit/lists/use-staff-list';
import type { ContactsPlace } from './contact-filter';

export const PAGE_SIZE = 25;
const LOOK_EVERY_MS = 60_000;

export type Contacts = ReturnType<typeof useContacts>;

export function useContacts({ page, ...filter }: ContactsPlace) {
  const { data, error, isValidating, mutate } = useSWR<ContactsPage, unknown>(
    contactsKey(filter, page, PAGE_SIZE),
    fetchContacts,
    { refreshInterval: LOOK_EVERY_MS, dedupingInterval: 0 },
  );
  const [before, setBefore] = useState(data);
  if (data && data !== before) setBefore(data);

  const isFailed = data === undefined && error !== undefined && !isValidating;
  const shown = data ?? (isFailed ? undefined : before);
  return {
    list: listOf(shown?.items, data || isFailed ? error : undefined, {
      isRefreshing: isValidating,
      refetch: () => void mutate(),
    }),
    total: data?.total,
    isOther: data === undefined && shown !== undefined,
  };
}

export type ContactCounts = Readonly<Record<ContactsFilter['status'], number>>;

export function useContactCounts(search: string): ContactCounts | undefined {
  const { data } = useSWR<ContactCounts, unknown>(
    `${contactsKey({ status: 'all', search }, 1, 1)}&counts`,
    () => countContacts(search),
    { keepPreviousData: true, refreshInterval: LOOK_EVERY_MS },
  );
  return data;
}

async function countContacts(search: string): Promise<ContactCounts> {
  const totalOf = async (status: ContactsFilter['status']) =>
    (await fetchContacts(contactsKey({ status, search }, 1, 1))).total;
  const [unread, read, archived, spam] = await Promise.all([
    totalOf('new'),
    totalOf('read'),
    totalOf('archived'),
    totalOf('spam'),
  ]);
  return { new: unread, read, archived, spam, all: unread + read + archived };
}
