import type { z } from 'zod';
import { message, type messageStatus } from '../contract/entities/message';
import { columnsOf, type Stored, type Unversioned } from './columns';

export type ContactRecord = Stored<typeof message.fields> & {
  state: z.output<typeof messageStatus>;
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

export function toStaffContact(
  stored: ContactRecord,
  mail: MailRecord | undefined,
): Unversioned<typeof message> {
  return {
    id: stored.documentId,
    ...columnsOf(message.fields, stored),
    status: stored.state,
    createdAt: new Date(stored.createdAt).toISOString(),
    mail: {
      state: mail?.state ?? 'none',
      attempts: mail?.attempts ?? 0,
      nextAttemptAt: mail?.nextAttemptAt ? new Date(mail.nextAttemptAt).toISOString() : null,
      lastError: mail?.lastError ?? '',
    },
  };
}
