import type { ContactsFilter } from '../../api/staff/staff-contacts';

/** The tabs of the list, in order, with their labels. */
export const FILTERS: ReadonlyArray<{ status: ContactsFilter['status']; label: string }> = [
  { status: 'new', label: 'New' },
  { status: 'all', label: 'All' },
  { status: 'mine', label: 'Mine' },
  { status: 'read', label: 'Read' },
  { status: 'archived', label: 'Archived' },
  { status: 'spam', label: 'Spam' },
];

export interface ContactsPlace extends ContactsFilter {
  page: number;
}

export function readPlace(query: URLSearchParams): ContactsPlace {
  const status = FILTERS.find((each) => each.status === query.get('state'))?.status ?? 'all';
  const page = /^[1-9]\d{0,4}$/.exec(query.get('page') ?? '');
  return { status, search: (query.get('search') ?? '').slice(0, 200), page: page ? Number(page[0]) : 1 };
}

export function placeQuery({ status, search, page }: ContactsPlace): string {
  const query = new URLSearchParams({
    ...(status !== 'all' && { state: status }),
    ...(search !== '' && { search }),
    ...(page !== 1 && { page: String(page) }),
  }).toString();
  return query === '' ? '' : `?${query}`;
}

/** The message that the list scrolls back to after it was read. */
export const OPENED_LAST = 'contacts';

export const messagePath = (id: string): string => `/admin/contacts/${encodeURIComponent(id)}`;

/** Whether a message that the filter shows is still shown with this status. */
export function isShownIn(filter: ContactsFilter['status'], status: string): boolean {
  if (filter === 'mine') return status === 'new' || status === 'read';
  return filter === 'all' ? status !== 'spam' : status === filter;
}
