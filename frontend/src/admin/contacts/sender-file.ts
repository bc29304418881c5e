import type { StaffContact } from '../../api/staff/staff-contacts';
import { collectContacts } from './collect-contacts';

const MAX_SEARCH = 200;

/** Everything that one address has sent, including spam, with our replies; null if the list keeps changing. */
export async function messagesFrom(email: string): Promise<readonly StaffContact[] | null> {
  const search = email.slice(0, MAX_SEARCH);
  const inbox = await collectContacts({ status: 'all', search });
  const spam = await collectContacts({ status: 'spam', search });
  // The search also finds the address inside other messages.
  return (
    inbox && spam && [...inbox, ...spam].filter((each) => each.email.toLowerCase() === email.toLowerCase())
  );
}

/** For a person who asks what is stored about them: their messages and our replies, without staff names. */
export function senderJson(email: string, messages: readonly StaffContact[], now: Date): string {
  const told = messages.map(({ createdAt, name, phone, subject, message, pagePath, replies, notes }) => ({
    receivedAt: createdAt,
    name,
    email,
    phone,
    subject,
    message,
    sentFromPage: pagePath,
    replies: replies.map((reply) => ({ writtenAt: reply.createdAt, text: reply.text })),
    notes: notes.map((note) => ({ writtenAt: note.createdAt, text: note.text })),
  }));
  return JSON.stringify({ email, exportedAt: now.toISOString(), messages: told }, null, 2);
}
