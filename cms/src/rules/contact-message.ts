import { folded } from './search';
import { tidyLine } from './plain-text';

export const subjectWhenMissing = 'Contact from website';

export type ContactState = 'new' | 'read' | 'archived' | 'spam';

/** A message as it is stored. */
export interface ContactRecord {
  documentId: string;
  name: string;
  email: string;
  subject: string;
  phone: string | null;
  message: string;
  pagePath: string | null;
  state: ContactState;
  createdAt: string | Date;
  updatedAt: string | Date;
}

/** The mail that announces a message, as it is stored. */
export interface MailRecord {
  messageId: string;
  state: 'waiting' | 'sent' | 'failed';
  attempts: number;
  nextAttemptAt: string | Date | null;
  lastError: string | null;
}

/** A message as staff see it; one without a mail was never to be announced. */
export function toStaffContact(stored: ContactRecord, mail: MailRecord | undefined) {
  return {
    id: stored.documentId,
    name: stored.name,
    email: stored.email,
    subject: stored.subject,
    phone: stored.phone ?? '',
    message: stored.message,
    pagePath: stored.pagePath ?? '',
    status: stored.state,
    createdAt: new Date(stored.createdAt).toISOString(),
    mail: {
      state: mail?.state ?? ('none' as const),
      attempts: mail?.attempts ?? 0,
      nextAttemptAt: mail?.nextAttemptAt ? new Date(mail.nextAttemptAt).toISOString() : null,
      lastError: mail?.lastError ?? '',
    },
  };
}

const searched = ['name', 'email', 'subject', 'phone', 'message'] as const;

/** What staff's search looks at, without accents and case. */
export function searchTextOf(message: Record<string, unknown>): string {
  return searched
    .map((name) => message[name])
    .filter((value) => typeof value === 'string')
    .map(folded)
    .join('\n');
}

/** Whether a change to these fields changes what searches find. */
export function changesSearchText(data: object): boolean {
  return searched.some((name) => name in data);
}

const longestPath = 500;

/** The page that a browser says a message was sent from: tidied, cut to 500 characters, whatever it holds. */
export function tidyPagePath(header: string): string {
  return tidyLine(header.replaceAll(/\p{Cc}+/gu, ' '))
    .slice(0, longestPath)
    .toWellFormed();
}
