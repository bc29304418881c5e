import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { service } from '../api/service';
import { inTime } from '../failures/in-time';
import { isLockTimeout } from '../failures/database-failures';
import { loggedError } from '../failures/logged-error';
import { nextRound } from './next-round';
import { CHANGE_UID, recordedChangesOf } from './recorded-changes';
import { createWaitingLine } from './waiting-line';

const STORE_MODEL = 'strapi::core-store';
export const CONTENT_VERSION_KEY = 'casa_content_version';

const CHANGES = ['Create', 'CreateMany', 'Update', 'UpdateMany', 'Delete', 'DeleteMany'];

/**
 * No page shows contact messages, their notes and emails, sign-outs or the history, so changing them must not empty
 * every cache.
 */
const UNSEEN = new Set([
  'api::contact.contact-message',
  'api::contact.contact-mail',
  'api::contact.contact-reply',
  'api::contact.contact-note',
  'api::auth.ended-session',
  CHANGE_UID,
]);

/**
 * A token in the database, shared by all replicas. Each change replaces it in its own transaction, so that both become
 * visible together.
 */
function createContentVersion(strapi: Core.Strapi) {
  const transactionsSeen = new WeakSet();
  const inLine = createWaitingLine(isLockTimeout);

  const replace = () =>
    strapi.db
      .queryBuilder(STORE_MODEL)
      .where({ key: CONTENT_VERSION_KEY })
      .update({ value: newContentVersion() })
      .execute();

  const warn = (error: unknown) =>
    strapi.log.warn(`A change is stored, but shows only after a minute: ${loggedError(error)}`);

  // Before a transaction's first change: every writer locks this row first, so that no two can deadlock.
  const lockContent = async () => {
    // Otherwise Strapi would begin a transaction that nobody ends.
    if (!strapi.db.inTransaction()) throw new Error('The lock needs a transaction: there is none');
    const transaction = (await strapi.db.transaction()).get() as object;
    if (transactionsSeen.has(transaction)) return;
    transactionsSeen.add(transaction);
    await replace();
  };

  return {
    /** Makes the token if there is none, and from then on replaces it at every change of content or media. */
    async start(): Promise<void> {
      const found = await strapi.db.query(STORE_MODEL).findOne({ where: { key: CONTENT_VERSION_KEY } });
      if (!found)
        await strapi.db
          .query(STORE_MODEL)
          .create({ data: { key: CONTENT_VERSION_KEY, value: newContentVersion() } });

      strapi.db.lifecycles.subscribe(async ({ action, model }) => {
        if (!CHANGES.some((change) => action.endsWith(change)) || !isContent(model.uid)) return;
        if (strapi.db.inTransaction()) await lockContent();
        // Before the change as well as after: if the lock is held for too long, this fails before anything is stored.
        else if (action.startsWith('before')) await replace();
        else await replace().catch(warn);
      });
    },

    /** Waits until the current writer has committed, then keeps others out until this transaction ends. */
    lockContent,

    /** Waits without holding a connection, since readers share the pool. Fails with the database's lock timeout. */
    change: <Result>(work: () => Promise<Result>): Promise<Result> => {
      const inTransaction = async (): Promise<Result> =>
        strapi.db.transaction(async () => {
          await lockContent();
          return recordedChangesOf(strapi).recording(work);
        });
      // Waiting in line inside a transaction could deadlock: those ahead may wait for its locks.
      return strapi.db.inTransaction() ? inTransaction() : inLine(inTransaction);
    },

    /** The token as of the last commit. Callers share one SELECT, which starts after they asked. */
    read: nextRound(async (): Promise<string> => {
      const row = await inTime(
        strapi.db.query(STORE_MODEL).findOne({ select: ['value'], where: { key: CONTENT_VERSION_KEY } }),
      );
      if (!row) throw new Error('The content version is missing from the database');
      return row.value;
    }),
  };
}

export const contentVersionOf = service(createContentVersion);

/** Runs the work in one transaction while nobody else changes content. If it throws, nothing has changed. */
export async function changeContent<Result>(
  strapi: Core.Strapi,
  work: () => Promise<Result>,
): Promise<Result> {
  return contentVersionOf(strapi).change(work);
}

/** As JSON, like all of Strapi's core store. */
export function newContentVersion(): string {
  return JSON.stringify(randomUUID());
}

function isContent(uid: string): boolean {
  return (uid.startsWith('api::') && !UNSEEN.has(uid)) || uid === 'plugin::upload.file';
}
