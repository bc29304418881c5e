import type { z } from 'zod';
import { message, type messageStatus } from '../contract/entities/message';
import type { Colleague } from '../contract/entities/person';
import { columnsOf, type Stored, type Unversioned } from './columns';
import { shownName } from './shown-name';

export type ContactRecord = Stored<typeof message.fields> & {
  state: z.output<typeof messageStatus>;
  assigneeId?: string | null;
  createdAt: string | Date;
  updatedAt: string | Date;
};

export interface MailRecord {
  messageId: string;
  state: 'waiting' | 'sent' | 'failed';
  attempts: number;
  nextAttemptAt: string | Date | null;
  lastError: string | null;
}

export interface NoteRecord {
  documentId: string;
  messageId: string;
  text: string;
  byName: string | null;
  createdAt: string | Date;
}

export type ReplyRecord = NoteRecord;

interface Answering {
  replies: readonly ReplyRecord[];
  notes: readonly NoteRecord[];
  /** Keyed by the id of the message or reply that the email is about. */
  mailOf: ReadonlyMap<string, MailRecord>;
  canReply: boolean;
  assignee: Colleague | null;
}

export function toStaffContact(
  stored: ContactRecord,
  { replies, notes, mailOf, canReply, assignee }: Answering,
): Unversioned<typeof message> {
  return {
    id: stored.documentId,
    ...columnsOf(message.fields, stored),
    status: stored.state,
    createdAt: new Date(stored.createdAt).toISOString(),
    mail: mailStateOf(mailOf.get(stored.documentId), 'none'),
    replies: replies.map((reply) => ({
      ...written(reply),
      // Its mail is stored with it, and removed only with the message.
      mail: mailStateOf(mailOf.get(reply.documentId), 'failed'),
    })),
    notes: notes.map(written),
    assignee,
    canReply,
  };
}

const written = ({ documentId, text, byName, createdAt }: NoteRecord) => ({
  id: documentId,
  text,
  by: shownName(byName ?? ''),
  createdAt: new Date(createdAt).toISOString(),
});

function mailStateOf<None>(mail: MailRecord | undefined, none: None) {
  return {
    state: mail?.state ?? none,
    attempts: mail?.attempts ?? 0,
    nextAttemptAt: mail?.nextAttemptAt ? new Date(mail.nextAttemptAt).toISOString() : null,
    lastError: mail?.lastError ?? '',
  };
}
