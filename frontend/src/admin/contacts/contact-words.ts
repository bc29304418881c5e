import type { ContactStatus } from '../../api/staff/staff-contacts';

const LONGEST_IN_SENTENCE = 60;

export function quoted(text: string): string {
  if (text.length <= LONGEST_IN_SENTENCE) return `“${text}”`;
  // Never cuts a surrogate pair in half.
  const beginning = text.slice(0, LONGEST_IN_SENTENCE - 1).replace(/\p{Surrogate}$/u, '');
  return `“${beginning.trimEnd()}…”`;
}

export function firstWords(message: string): string {
  return message.slice(0, 300).replace(/\s+/g, ' ').trim();
}

interface StatusWords {
  name: string;
  /** The words after the message's subject: `“A table” is archived`. */
  isThere: string;
  notMoved: string;
}

export const STATUS_WORDS: Readonly<Record<ContactStatus, StatusWords>> = {
  new: { name: 'New', isThere: 'is marked as unread', notMoved: 'was not marked as unread' },
  read: { name: 'Read', isThere: 'is marked as read', notMoved: 'was not marked as read' },
  archived: { name: 'Archived', isThere: 'is archived', notMoved: 'was not archived' },
  spam: { name: 'Spam', isThere: 'is in spam', notMoved: 'was not moved to spam' },
};
