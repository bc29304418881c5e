import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { inTime } from '../database/in-time';
import { isLockTimeout } from '../failures/database-failures';
import { nextRound } from './next-round';
import { createWaitingLine } from './waiting-line';

const storeModel = 'strapi::core-store';
const storeKey = 'casa_content_version';

const changes = ['Create', 'CreateMany', 'Update', 'UpdateMany', 'Delete', 'DeleteMany'];

/** Messages from the contact form, and the mails about them, show on no page, and must not empty every cache. */
const unseen = new Set(['api::contact.contact-message', 'api::contact.contact-mail']);

/**
 * The version of everything the public reads are made of: a token in the database, so that it is one for all
 * replicas, replaced in the transaction of each change, so that whoever sees a change sees the new token too.
 */
export function createContentVersion(strapi: Core.Strapi) {
  const transactionsSeen = new WeakSet();
  const inLine = createWaitingLine(isLockTimeout);

  const replace = () =>
    strapi.db.queryBuilder(storeModel).where({ key: storeKey }).update({ value: newToken() }).execute();

  const warn = (error: unknown) =>
    strapi.log.warn(`A change is stored, but shows only after a minute: ${String(error)}`);

  // Before the first change of a transaction: each writer takes this row first, so none can deadlock on it.
  const takeTurn = async () => {
    // Strapi would begin one that nobody ends.
    if (!strapi.db.inTransaction()) throw new Error('A turn lasts as long as a transaction: there is none');
    const transaction = (await strapi.db.transaction()).get() as object;
    if (transactionsSeen.has(transaction)) return;
    transactionsSeen.add(transaction);
    await replace();
  };

  return {
    /** Makes the token where there is none and starts to replace it on every change of content or media. */
    async start(): Promise<void> {
      const found = await strapi.db.query(storeModel).findOne({ where: { key: storeKey } });
      if (!found) await strapi.db.query(storeModel).create({ data: { key: storeKey, value: newToken() } });

      strapi.db.lifecycles.subscribe(async ({ action, model }) => {
        if (!changes.some((change) => action.endsWith(change)) || !isContent(model.uid)) return;
        if (strapi.db.inTransaction()) await takeTurn();
        // Before, too: where somebody holds the turn for too long, this fails while nothing is stored yet.
        else if (action.startsWith('before')) await replace();
        else await replace().catch(warn);
      });
    },

    /**
     * Within a transaction: waits until whoever changes content has committed, and keeps others from it until this
     * transaction ends. What is read from here on is what is changed.
     */
    takeTurn,

    /**
     * Runs the work in a transaction of its own that has taken its turn. The writers of this process wait in line, without a
     * connection each: the pool is for readers, too. Fails with the database's lock timeout where the turn does not come.
     */
    inTurn: <Result>(work: () => Promise<Result>): Promise<Result> => {
      const inTransaction = async (): Promise<Result> =>
        strapi.db.transaction(async () => {
          await takeTurn();
          return work();
        });
      // Whoever is in a transaction already would keep from its end those in line before it.
      return strapi.db.inTransaction() ? inTransaction() : inLine(inTransaction);
    },

    /** The token as of the last commit. Callers that arrive together share one SELECT that starts after they came. */
    read: nextRound(async (): Promise<string> => {
      const row = await inTime(
        strapi.db.query(storeModel).findOne({ select: ['value'], where: { key: storeKey } }),
      );
      if (!row) throw new Error('The content version is missing from the database');
      return row.value;
    }),
  };
}

export type ContentVersion = ReturnType<typeof createContentVersion>;

/** In JSON, as all of Strapi's core store: its export parses every row. */
function newToken(): string {
  return JSON.stringify(randomUUID());
}

function isContent(uid: string): boolean {
  return (uid.startsWith('api::') && !unseen.has(uid)) || uid === 'plugin::upload.file';
}
