import { inTime } from '../../../failures/in-time';
import { LONGEST_WAIT, nextAttemptAt } from '../../../rules/mail-attempts';
import { service } from '../../service';

export const MAIL_UID = 'api::contact.contact-mail';
export const REPLY_UID = 'api::contact.contact-reply';
const MESSAGE_UID = 'api::contact.contact-message';

/** Longer than any attempt takes. After this, an email whose process died is tried again. */
const LEASE_MS = 4 * 60_000;

/** For one query; longer than usual, since nobody waits for an email. */
const MAX_WAIT_MS = 15_000;

export interface ClaimedMail {
  id: number;
  /** The id of the message it announces, of the reply it carries, or of a link’s mail; stored as `messageId`. */
  aboutId: string;
  /** Includes the attempt about to be made. */
  attempts: number;
}

export const outbox = service((strapi) => {
  const rows = () => strapi.db.query(MAIL_UID);

  const due = async (now: Date): Promise<ClaimedMail | null> => {
    const [row] = await inTime(
      rows().findMany({
        where: { state: 'waiting', nextAttemptAt: { $lte: now } },
        orderBy: [{ nextAttemptAt: 'asc' }, { id: 'asc' }],
        select: ['id', 'messageId', 'attempts'],
        limit: 1,
      }),
      MAX_WAIT_MS,
    );
    return row ? { id: row.id, aboutId: row.messageId, attempts: row.attempts } : null;
  };

  /** Locks the message that a reply answers, if it is a reply, and returns its id. */
  const lockAnswered = async (replyId: string): Promise<string> => {
    const reply = await strapi.db.query(REPLY_UID).findOne({ where: { documentId: replyId } });
    const documentId: string = reply?.messageId ?? '';
    await strapi.db.queryBuilder(MESSAGE_UID).select(['id']).where({ documentId }).forUpdate().execute();
    return documentId;
  };

  /**
   * Moves an archived message back to the inbox once its reply is given up: somebody has to reach the guest another
   * way. Its version changes, so that nobody archives it from a screen that does not show the failure yet.
   */
  const bringBack = async (documentId: string, updatedAt: Date): Promise<void> => {
    const messages = strapi.db.query(MESSAGE_UID);
    const where = { documentId };
    await messages.updateMany({ where, data: { updatedAt } });
    await messages.updateMany({ where: { ...where, state: 'archived' }, data: { state: 'read' } });
  };

  return {
    /** Call this in the transaction that stores the message or the reply. */
    async add(aboutId: string, now: Date): Promise<void> {
      await rows().create({
        data: { messageId: aboutId, state: 'waiting', attempts: 0, nextAttemptAt: now },
      });
    },

    /** Claims a due email so that no other process sends it; null if none is due. */
    async claim(now: Date): Promise<ClaimedMail | null> {
      for (;;) {
        const mail = await due(now);
        if (mail === null) return null;
        const { id, aboutId, attempts } = mail;
        const { count } = await inTime(
          rows().updateMany({
            where: { id, state: 'waiting', attempts, nextAttemptAt: { $lte: now } },
            data: { attempts: attempts + 1, nextAttemptAt: new Date(now.getTime() + LEASE_MS) },
          }),
          MAX_WAIT_MS,
        );
        if (count === 1) return { id, aboutId, attempts: attempts + 1 };
      }
    },

    /** Emails that would wait longer than any has to were scheduled while the clock was ahead: makes them due. */
    async bringForward(now: Date): Promise<void> {
      const tooLate = new Date(now.getTime() + 2 * LONGEST_WAIT);
      const where = { state: 'waiting', nextAttemptAt: { $gt: tooLate } };
      await inTime(rows().updateMany({ where, data: { nextAttemptAt: now } }), MAX_WAIT_MS);
    },

    count: (state: 'waiting' | 'failed'): Promise<number> => inTime(rows().count({ where: { state } })),

    /** How long the oldest waiting email has waited; 0 if none waits. */
    async longestWaitSeconds(now: Date): Promise<number> {
      const oldest: { createdAt: string | Date | null } | null = await inTime(
        rows().findOne({ where: { state: 'waiting' }, orderBy: { id: 'asc' }, select: ['createdAt'] }),
      );
      return oldest?.createdAt ? (now.getTime() - new Date(oldest.createdAt).getTime()) / 1000 : 0;
    },

    async markSent({ id }: ClaimedMail, now: Date): Promise<void> {
      const data = { state: 'sent', sentAt: now, nextAttemptAt: null, lastError: null };
      await inTime(rows().updateMany({ where: { id }, data }), MAX_WAIT_MS);
    },

    /** False if there will be no further attempt. Leaves an email alone if another process has claimed it since. */
    async markFailed(
      { id, attempts, aboutId }: ClaimedMail,
      reason: string,
      now: Date,
      isHopeless = false,
    ): Promise<boolean> {
      const next = isHopeless ? null : nextAttemptAt(attempts, now);
      const data = { state: next ? 'waiting' : 'failed', nextAttemptAt: next, lastError: reason };
      const mark = async (): Promise<boolean> => {
        // The message before its email, as a deletion locks them: in another order, the two could deadlock.
        const answered = next === null ? await lockAnswered(aboutId) : '';
        const { count } = await rows().updateMany({ where: { id, attempts, state: 'waiting' }, data });
        if (next !== null || count === 0) return true;
        await bringBack(answered, now);
        return false;
      };
      return inTime(strapi.db.transaction(mark), MAX_WAIT_MS);
    },
  };
});
