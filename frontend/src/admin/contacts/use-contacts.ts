import useSWR from 'swr';
import { contactsKey, fetchContacts, type ContactsFilter } from '../../api/staff/staff-contacts';
import { useStaffPage } from '../kit/lists/use-staff-page';
import type { ContactsPlace } from './contact-filter';

export const PAGE_SIZE = 25;
const LOOK_EVERY_MS = 60_000;
/** Colleagues' changes show on every other screen after this time. */
const FOLLOW_MS = 5_000;

export function useContacts({ page, ...filter }: ContactsPlace) {
  return useStaffPage(contactsKey(filter, page, PAGE_SIZE), fetchContacts, FOLLOW_MS);
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
  const [unread, read, archived, spam, mine] = await Promise.all([
    totalOf('new'),
    totalOf('read'),
    totalOf('archived'),
    totalOf('spam'),
    totalOf('mine'),
  ]);
  return { new: unread, read, archived, spam, mine, all: unread + read + archived };
}
