import type { ContactStatus } from '../../api/staff/staff-contacts';

const LONGEST_IN_SENTENCE = 60;

/** A visitor's words within a sentence of ours: in quotes, cut where they are endless. */
export function quoted(text: string): string {
  if (text.length <= LONGEST_IN_SENTENCE) return `“${text}”`;
  // Not through the middle of a character.
  const beginning = text.slice(0, LONGEST_IN_SENTENCE - 1).replace(/\p{Surrogate}$/u, '');
  return `“${beginning.trimEnd()}…”`;
}

/** Where a message is, after its subject: `“A table” is archived`. */
export const WHERE_IT_IS: Readonly<Record<ContactStatus, string>> = {
  new: 'is marked as new',
  read: 'is marked as read',
  archived: 'is archived',
  spam: 'is in spam',
};

/** What did not happen to a message that was to be moved there: `“A table” was not archived`. */
export const NOT_MOVED: Readonly<Record<ContactStatus, string>> = {
  new: 'was not marked as new',
  read: 'was not marked as read',
  archived: 'was not archived',
  spam: 'was not moved to spam',
};

/** How a message begins, on one line. */
export function firstWords(message: string): string {
  return message.slice(0, 300).replace(/\s+/g, ' ').trim();
}

/** What staff call the states. */
export const STATE_NAMES: Readonly<Record<ContactStatus, string>> = {
  new: 'New',
  read: 'Read',
  archived: 'Archived',
  spam: 'Spam',
};
