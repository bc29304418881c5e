import { CONTACT_STATUSES, type ContactsFilter } from '../../api/staff/staff-contacts';

/** The tabs of the list, in order, with their labels. */
export const FILTERS: ReadonlyArray<{ status: ContactsFilter['status']; label: string }> = [
  { status: 'new', label: 'New' },
  { status: 'all', label: 'Inbox' },
  { status: 'read', label: 'Read' },
  { status: 'archived', label: 'Archived' },
  { status: 'spam', label: 'Spam' },
];

export interface ContactsPlace extends ContactsFilter {
  page: number;
}

export function readPlace(query: URLSearchParams): ContactsPlace {
  const status = CONTACT_STATUSES.find((each) => each === query.get('state')) ?? 'all';
  const page = /^[1-9]\d{0,4}$/.exec(query.get('page') ?? '');
  return { status, search: (query.get('search') ?? '').slice(0, 200), page: page ? Number(page[0]) : 1 };
}

export function placeQuery({ status, search, page }: ContactsPlace): string {
  const query = new URLSearchParams({
    ...(status === 'all' ? {} : { state: status }),
    ...(search === '' ? {} : { search }),
    ...(page === 1 ? {} : { page: String(page) }),
  }).toString();
  return query === '' ? '' : `?${query}`;
}

/** Names the message that the list shows again after it was read. */
export const OPENED_LAST = 'contacts';

export const messagePath = (id: string): string => `/admin/contacts/${encodeURIComponent(id)}`;

export function isShownIn(filter: ContactsFilter['status'], status: string): boolean {
  return filter === 'all' ? status !== 'spam' : status === filter;
}
