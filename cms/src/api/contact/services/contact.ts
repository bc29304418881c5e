import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { message } from '../../../contract/entities/message';
import { UnavailableError } from '../../../failures/failures';
import { searchTextOf, SUBJECT_WHEN_MISSING } from '../../../rules/contact-message';
import { service } from '../../service';
import { mailWorker } from './mail-worker';
import { outbox } from './outbox';

export interface Received extends z.output<typeof message.body> {
  pagePath: string;
  isSpam: boolean;
  /** The sender's `Idempotency-Key`, repeated on a retry. Empty if none was sent. */
  key: string;
}

export interface Stored {
  id: string;
  isNew: boolean;
}

const TRY_AGAIN = 'We could not take your message just now. Please send it again in a moment.';

/** A message resent within this many milliseconds counts as the same message. */
const MAX_REPEAT_MS = 24 * 3_600_000;

export const contact = service((strapi) => {
  const messages = () => strapi.db.query('api::contact.contact-message');

  const find = (sendKey: string): Promise<{ documentId: string; createdAt: string | Date } | null> =>
    messages().findOne({ where: { sendKey }, select: ['documentId', 'createdAt'] });

  /** The id of a message recently stored under this key. If the message is older, the key is freed. */
  const findRepeated = async (sendKey: string, now: Date): Promise<string | null> => {
    const earlier = await find(sendKey);
    if (earlier === null) return null;
    if (now.getTime() - new Date(earlier.createdAt).getTime() < MAX_REPEAT_MS) return earlier.documentId;
    await messages().updateMany({ where: { sendKey }, data: { sendKey: null } });
    return null;
  };

  return {
    /** Stores a message with the email that announces it, once per key. Throws if it is not stored. */
    async receive({ isSpam, key, ...sent }: Received): Promise<Stored> {
      const worker = mailWorker(strapi);
      const now = new Date();
      const fields = {
        ...sent,
        subject: sent.subject || SUBJECT_WHEN_MISSING,
        phone: sent.phone || null,
        pagePath: sent.pagePath || null,
      };
      const sendKey = key === '' ? null : sendKeyOf(key, { ...fields, isSpam, pagePath: null });
      const store = async (): Promise<Stored> => {
        const earlier = sendKey === null ? null : await findRepeated(sendKey, now);
        if (earlier !== null) return { id: earlier, isNew: false };
        // During shutdown, Strapi stops adding these to an entry before it closes the database.
        const added = { createdAt: now, updatedAt: now, searchText: searchTextOf(fields) };
        const { documentId } = await messages().create({
          data: { ...fields, ...added, sendKey, state: isSpam ? 'spam' : 'new' },
        });
        if (!isSpam && worker.isSetUp()) await outbox(strapi).add(documentId, now);
        return { id: documentId, isNew: true };
      };
      try {
        const stored = await strapi.db.transaction(store);
        worker.kick();
        return stored;
      } catch (cause) {
        // Another call may have stored the same message in the meantime.
        const twin = sendKey === null ? null : await find(sendKey).catch(() => null);
        if (twin !== null) return { id: twin.documentId, isNew: false };
        throw new UnavailableError('The message could not be stored', { cause, said: TRY_AGAIN });
      }
    },
  };
});

/** Hashes the key with the content: the same key with other content is another message. */
function sendKeyOf(key: string, content: object): string {
  const said = Object.entries(content).sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([key, said]))
    .digest('base64url');
}
