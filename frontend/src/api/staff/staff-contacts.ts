import type { ColleagueWire, ContactChangeWire, StaffContactWire } from '../generated/wire';
import { staffBody } from './staff-body';
import { staffCollection } from './staff-collection';

export const CONTACTS_PATH = '/api/admin/contacts';

export type StaffContact = StaffContactWire;
export type ContactStatus = StaffContact['status'];
export type Colleague = ColleagueWire;

export interface ContactsFilter {
  /** `all` excludes spam; `mine` excludes spam and archived messages. */
  status: ContactStatus | 'all' | 'mine';
  search: string;
}

export interface ContactsPage {
  items: readonly StaffContact[];
  total: number;
}

/** `find` marks the message as read; reading a list marks nothing. */
export const contactsCollection = staffCollection<StaffContact, ContactChangeWire>({
  path: CONTACTS_PATH,
  noun: 'message',
});

export const { patch: changeContact } = contactsCollection;

export const COLLEAGUES_KEY = '/api/admin/colleagues';

/** The people a message can be assigned to, by name. */
export async function fetchColleagues(): Promise<readonly Colleague[]> {
  return (await staffBody<{ items: readonly Colleague[] }>({ path: COLLEAGUES_KEY })).items;
}

/** Also the SWR key of what `peekAtContact` reads. */
export const peekKey = (id: string): string => `${CONTACTS_PATH}/${encodeURIComponent(id)}?peek=true`;

/** Reads a message without marking it as read. */
export async function peekAtContact(key: string): Promise<StaffContact> {
  return contactsCollection.read(await staffBody({ path: key }));
}

/**
 * Replies to a message by email. A retry with the same key and text is sent once; nothing is sent if there are more
 * replies than `seen`.
 */
export const sendReply = (id: string, text: string, key: string, seen: number) =>
  write(id, 'replies', { text, seen }, key);

/** Adds a note about a message for colleagues. With the same key and text again, it is stored once. */
export const addNote = (id: string, text: string, key: string) => write(id, 'notes', { text }, key);

async function write(id: string, what: string, body: object, key: string): Promise<StaffContact> {
  const path = `${CONTACTS_PATH}/${encodeURIComponent(id)}/${what}`;
  const headers = { 'Idempotency-Key': key };
  return contactsCollection.read(await staffBody({ path, method: 'POST', body, headers }));
}

/** Deletes every message from this address. Resolves to how many. */
export async function eraseContacts(email: string): Promise<number> {
  const path = `${CONTACTS_PATH}?${new URLSearchParams({ email }).toString()}`;
  return (await staffBody<{ deleted: number }>({ path, method: 'DELETE' })).deleted;
}

/** The path of one page of the list, also its SWR key. Pages count from 1, with 100 messages at most. */
export function contactsKey({ status, search }: ContactsFilter, page: number, pageSize: number): string {
  const query = new URLSearchParams({
    ...(status === 'all' ? {} : status === 'mine' ? { mine: 'true' } : { status }),
    ...(search === '' ? {} : { search }),
    page: String(page),
    pageSize: String(pageSize),
  });
  return `${CONTACTS_PATH}?${query.toString()}`;
}

export function isContactsKey(key: unknown): boolean {
  return typeof key === 'string' && key.startsWith(`${CONTACTS_PATH}?`);
}

export async function fetchContacts(key: string): Promise<ContactsPage> {
  const body = await staffBody<ContactsPage>({ path: key });
  return { items: contactsCollection.readList(body), total: body.total };
}
