import { z } from 'zod';
import { MalformedAnswerError } from '../errors';
import { staffCall } from './staff-call';

/** The list's path, without what narrows it. */
export const CONTACTS_PATH = '/api/admin/contacts';

export const CONTACT_STATUSES = ['new', 'read', 'archived', 'spam'] as const;

export type ContactStatus = (typeof CONTACT_STATUSES)[number];

/** How the mail that announces a message fares. `none`: spam, or no mail was set up when the message came. */
export interface AnnouncingMail {
  state: 'none' | 'waiting' | 'sent' | 'failed';
  /** How often it was tried. */
  attempts: number;
  nextAttemptAt: Date | null;
  /** Why the last attempt failed; empty where none did. */
  lastError: string;
}

/** A message from the contact form. */
export interface StaffContact {
  id: string;
  etag: string;
  name: string;
  email: string;
  subject: string;
  /** Empty where none was given. */
  phone: string;
  /** Lines end in a line feed. */
  message: string;
  /** The page it was sent from, as the browser said: anything may stand here. */
  pagePath: string;
  status: ContactStatus;
  sentAt: Date;
  mail: AnnouncingMail;
}

/** Which messages are meant. */
export interface ContactsFilter {
  /** `all`: all but spam. */
  status: ContactStatus | 'all';
  search: string;
}

export interface ContactsPage {
  /** The newest first. */
  items: readonly StaffContact[];
  /** How many the filter has in all. */
  total: number;
}

const instant = z
  .string()
  .refine((text) => !Number.isNaN(Date.parse(text)))
  .transform((text) => new Date(text));

const staffContact: z.ZodType<StaffContact> = z
  .object({
    id: z.string(),
    etag: z.string(),
    name: z.string(),
    email: z.string(),
    subject: z.string(),
    phone: z.string(),
    message: z.string(),
    pagePath: z.string(),
    status: z.enum(CONTACT_STATUSES),
    createdAt: instant,
    mail: z.object({
      state: z.enum(['none', 'waiting', 'sent', 'failed']),
      attempts: z.int(),
      nextAttemptAt: instant.nullable(),
      lastError: z.string(),
    }),
  })
  .transform(({ createdAt, ...wire }) => ({ ...wire, sentAt: createdAt }));

const contactsPage = z.object({ items: z.array(staffContact), total: z.int() });

/** The path of one page of the list, pages counted from 1, at most 100 messages on one; SWR's key too. */
export function contactsKey({ status, search }: ContactsFilter, page: number, pageSize: number): string {
  const query = new URLSearchParams({
    ...(status === 'all' ? {} : { status }),
    ...(search === '' ? {} : { search }),
    page: String(page),
    pageSize: String(pageSize),
  });
  return `${CONTACTS_PATH}?${query.toString()}`;
}

/** Whether a key of SWR's is of some page of the list. */
export function isContactsKey(key: unknown): boolean {
  return typeof key === 'string' && key.startsWith(`${CONTACTS_PATH}?`);
}

/** What `contactsKey` names. Reading a list marks nothing as read. */
export async function fetchContacts(key: string): Promise<ContactsPage> {
  const { body } = await staffCall({ path: key });
  const read = contactsPage.safeParse(body);
  if (!read.success) throw new MalformedAnswerError('a list of messages');
  return read.data;
}

/** The path of one message. */
function contactPath(id: string): string {
  return `${CONTACTS_PATH}/${encodeURIComponent(id)}`;
}

/** One message, which counts as read from then on. */
export async function openContact(id: string): Promise<StaffContact> {
  const { body } = await staffCall({ path: contactPath(id) });
  return readContact(body);
}

/** Moves a message. 412 where it was moved meanwhile: the answer's `current` is what it is now. */
export async function moveContact(
  { id, etag }: Pick<StaffContact, 'id' | 'etag'>,
  status: ContactStatus,
): Promise<StaffContact> {
  const { body } = await staffCall({
    path: contactPath(id),
    method: 'PATCH',
    headers: { 'If-Match': etag },
    body: { status },
  });
  return readContact(body);
}

/** Deletes a message for good. 412 where it was moved meanwhile. */
export async function removeContact({ id, etag }: Pick<StaffContact, 'id' | 'etag'>): Promise<void> {
  await staffCall({ path: contactPath(id), method: 'DELETE', headers: { 'If-Match': etag } });
}

/** One message as it came, e.g. `current` of a 412. */
export function readContact(wire: unknown): StaffContact {
  const read = staffContact.safeParse(wire);
  if (!read.success) throw new MalformedAnswerError('a message');
  return read.data;
}
