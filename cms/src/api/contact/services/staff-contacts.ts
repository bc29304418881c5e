import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { contactsQuery } from '../../../contract/calls/contact';
import type { messageChange } from '../../../contract/entities/message';
import { requireVersion, versioned, type Versioned } from '../../../entries/versioned';
import { whoIsAsking } from '../../../entries/who-is-asking';
import { ConflictError, invalidField, missing } from '../../../failures/failures';
import {
  toStaffContact,
  type ContactRecord,
  type MailRecord,
  type NoteRecord,
  type ReplyRecord,
} from '../../../presenters/messages';
import { folded } from '../../../rules/search';
import { colleagues } from '../../people/services/colleagues';
import { service } from '../../service';
import { mailWorker } from './mail-worker';
import { oldMessages } from './old-messages';
import { MAIL_UID, outbox, REPLY_UID } from './outbox';

const NOTE_UID = 'api::contact.contact-note';
const MESSAGE_UID = 'api::contact.contact-message';
/** Each list of messages contains all of them. */
const MAX_NOTES = 50;

type StaffContact = Versioned<ReturnType<typeof toStaffContact>>;

/** Messages as staff read and write them. No page shows them, so writing one does not change the content version. */
export const staffContacts = service((strapi) => {
  const messages = () => strapi.db.query(MESSAGE_UID);
  const replies = () => strapi.db.query(REPLY_UID);
  const notes = () => strapi.db.query(NOTE_UID);

  const withMails = async (found: readonly ContactRecord[]): Promise<StaffContact[]> => {
    const ids = found.map(({ documentId }) => documentId);
    const theirs = { where: { messageId: { $in: ids } }, orderBy: { id: 'asc' } };
    const answers: ReplyRecord[] = await replies().findMany(theirs);
    const written: NoteRecord[] = await notes().findMany(theirs);
    const about = [...ids, ...answers.map(({ documentId }) => documentId)];
    const mails: MailRecord[] = await strapi.db
      .query(MAIL_UID)
      .findMany({ where: { messageId: { $in: about } } });
    const mailOf = new Map(mails.map((mail) => [mail.messageId, mail]));
    const canReply = mailWorker(strapi).isSetUp();
    const staff = await colleagues(strapi).list();
    return found.map((stored) => {
      const isOwn = ({ messageId }: NoteRecord) => messageId === stored.documentId;
      const own = { replies: answers.filter(isOwn), notes: written.filter(isOwn) };
      const assignee = staff.find(({ id }) => id === stored.assigneeId) ?? null;
      const contact = toStaffContact(stored, { ...own, mailOf, canReply, assignee });
      // These fields are not part of a message's version: staff don't edit them.
      return versioned(contact, stored.updatedAt, ['mail', 'replies', 'notes', 'canReply']);
    });
  };

  const load = async (documentId: string): Promise<StaffContact> => {
    const stored: ContactRecord | null = await messages().findOne({ where: { documentId } });
    const [message] = stored ? await withMails([stored]) : [];
    if (!message) throw missing('message');
    return message;
  };

  const lock = (documentId: string) =>
    strapi.db.queryBuilder(MESSAGE_UID).select(['id']).where({ documentId }).forUpdate().execute();

  /**
   * Locks the message and adds a row to it. Null if it already has one with this key and text; 409 if it has more
   * replies than `seen`.
   */
  const addOnce = async (
    rows: ReturnType<typeof notes>,
    messageId: string,
    text: string,
    key: string,
    seen = Infinity,
  ): Promise<NoteRecord | null> => {
    await lock(messageId);
    const { replies: sent } = await load(messageId);
    const sendKey = key === '' ? null : keyOf([key, messageId, text]);
    if (sendKey !== null && (await rows.count({ where: { sendKey } })) > 0) return null;
    if (sent.length > seen)
      throw new ConflictError(
        `${sent.at(-1)?.by} has replied in the meantime. Read that reply first: if yours is still needed, send it again.`,
      );
    return rows.create({ data: { messageId, text, byName: whoIsAsking(strapi).name, sendKey } });
  };

  /** Locks the message. 409 while a reply is being sent: that would be deleted too, and the guest would get none. */
  const requireSent = async (documentId: string): Promise<void> => {
    await lock(documentId);
    const { replies: sent, canReply } = await load(documentId);
    if (canReply && sent.some(({ mail }) => mail.state === 'waiting'))
      throw new ConflictError(
        'A reply to this message is still being sent. Archive the message, or delete it once the reply is sent.',
      );
  };

  /** Locks the message and runs the work, if `ifMatch` allows it. */
  const inItsTurn = async <Result>(
    documentId: string,
    ifMatch: string,
    work: () => Promise<Result>,
  ): Promise<Result> =>
    strapi.db.transaction(async () => {
      await lock(documentId);
      requireVersion(ifMatch, await load(documentId));
      return work();
    });

  return {
    async list({ status, mine, search, page, pageSize }: z.output<typeof contactsQuery>) {
      const wanted = folded(search.trim());
      const where = {
        state: status ?? (mine ? { $in: ['new', 'read'] } : { $ne: 'spam' }),
        ...(mine ? { assigneeId: whoIsAsking(strapi).id } : {}),
        ...(wanted === '' ? {} : { searchText: { $contains: wanted } }),
      };
      const [found, total] = await messages().findWithCount({
        where,
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        offset: (page - 1) * pageSize,
        limit: pageSize,
      });
      return { items: await withMails(found), page, pageSize, total };
    },

    find: load,

    async read(documentId: string): Promise<StaffContact> {
      await messages().updateMany({ where: { documentId, state: 'new' }, data: { state: 'read' } });
      return load(documentId);
    },

    change: (
      documentId: string,
      ifMatch: string,
      { status, assignee }: z.output<typeof messageChange>,
    ): Promise<StaffContact> =>
      inItsTurn(documentId, ifMatch, async () => {
        const isKnown =
          assignee == null || (await colleagues(strapi).list()).some(({ id }) => id === assignee);
        if (!isKnown)
          throw invalidField(
            'assignee',
            'This colleague’s account is blocked or deleted. Choose someone else.',
          );
        const data = {
          ...(status !== undefined && { state: status }),
          ...(assignee !== undefined && { assigneeId: assignee }),
        };
        await messages().update({ where: { documentId }, data });
        return load(documentId);
      }),

    /** Stores a reply with the email that carries it. */
    async reply(documentId: string, text: string, key: string, seen?: number): Promise<StaffContact> {
      const worker = mailWorker(strapi);
      if (!worker.isSetUp()) {
        throw new ConflictError('Email isn’t set up, so nothing was sent. Reply from your own email app.');
      }
      const contact = await strapi.db.transaction(async () => {
        const reply = await addOnce(replies(), documentId, text, key, seen);
        if (reply) await outbox(strapi).add(reply.documentId, new Date());
        await messages().updateMany({ where: { documentId, state: 'new' }, data: { state: 'read' } });
        return load(documentId);
      });
      worker.kick();
      return contact;
    },

    /** Stores a note for colleagues; 409 if there are too many. */
    async note(documentId: string, text: string, key: string): Promise<StaffContact> {
      return strapi.db.transaction(async () => {
        await addOnce(notes(), documentId, text, key);
        const contact = await load(documentId);
        if (contact.notes.length > MAX_NOTES)
          throw new ConflictError(`This message has ${MAX_NOTES} notes, which is the limit.`);
        return contact;
      });
    },

    /** Deletes every message from this address, in whatever case it was written. Returns how many. */
    async erase(email: string): Promise<number> {
      const where = { email: { $eqi: email } };
      return strapi.db.transaction(() => oldMessages(strapi).removeAll(where));
    },

    requireSent,

    remove: (documentId: string, ifMatch: string): Promise<void> =>
      inItsTurn(documentId, ifMatch, async () => {
        await requireSent(documentId);
        await messages().delete({ where: { documentId } });
      }),
  };
});

const keyOf = (parts: readonly string[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
