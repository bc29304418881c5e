import {
  contactsKey,
  fetchContacts,
  type ContactsFilter,
  type StaffContact,
} from '../../api/staff/staff-contacts';

const PAGE_SIZE = 100;
const MOST_ROUNDS = 3;

export const LIST_IN_MOTION = 'Messages changed during the export. Wait a minute, then try again.';

export interface Progress {
  read: number;
  total: number;
}

/** The whole list, newest first. Starts over if messages come or go in the meantime; null after three tries. */
export async function collectContacts(
  filter: ContactsFilter,
  onProgress: (progress: Progress) => void = () => undefined,
  signal: AbortSignal = new AbortController().signal,
): Promise<readonly StaffContact[] | null> {
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const found = await readPages(filter, onProgress, signal);
    if (found !== null) return found;
  }
  return null;
}

async function readPages(
  filter: ContactsFilter,
  onProgress: (progress: Progress) => void,
  signal: AbortSignal,
): Promise<readonly StaffContact[] | null> {
  const found = new Map<string, StaffContact>();
  let expected: number | null = null;
  for (let page = 1; expected === null || found.size < expected; page += 1) {
    signal.throwIfAborted();
    const { items, total } = await fetchContacts(contactsKey(filter, page, PAGE_SIZE));
    signal.throwIfAborted();
    expected ??= total;
    for (const item of items) found.set(item.id, item);
    onProgress({ read: found.size, total });
    const isCut = items.length === 0 && found.size < expected;
    if (total !== expected || isCut) return null;
  }
  return [...found.values()];
}
