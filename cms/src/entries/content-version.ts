import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { inTime } from '../failures/in-time';
import { isLockTimeout } from '../failures/database-failures';
import { loggedError } from '../failures/logged-error';
import { nextRound } from './next-round';
import { createWaitingLine } from './waiting-line';

const STORE_MODEL = 'strapi::core-store';
const STORE_KEY = 'casa_content_version';

const CHANGES = ['Create', 'CreateMany', 'Update', 'UpdateMany', 'Delete', 'DeleteMany'];

/** No page shows contact messages, their emails or sign-outs, so a change to one must not empty every cache. */
const UNSEEN = new Set([
  'api::contact.contact-message',
  'api::contact.contact-mail',
  'api::auth.ended-session',
]);

/** A token in the database, the same for all replicas, replaced in each change’s transaction, so that both show at once. */
function createContentVersion(strapi: Core.Strapi) {
  const transactionsSeen = new WeakSet();
  const inLine = createWaitingLine(isLockTimeout);

  const replace = () =>
    strapi.db.queryBuilder(STORE_MODEL).where({ key: STORE_KEY }).update({ value: newToken() }).execute();

  const warn = (error: unknown) =>
    strapi.log.warn(`A change is stored, but shows only after a minute: ${loggedError(error)}`);

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
      const found = await strapi.db.query(STORE_MODEL).findOne({ where: { key: STORE_KEY } });
      if (!found) await strapi.db.query(STORE_MODEL).create({ data: { key: STORE_KEY, value: newToken() } });

      strapi.db.lifecycles.subscribe(async ({ action, model }) => {
        if (!CHANGES.some((change) => action.endsWith(change)) || !isContent(model.uid)) return;
        if (strapi.db.inTransaction()) await takeTurn();
        // Before, too: where somebody holds the turn for too long, this fails while nothing is stored yet.
        else if (action.startsWith('before')) await replace();
        else await replace().catch(warn);
      });
    },

    /** Waits until whoever changes content has committed, and keeps others from it until this transaction ends. */
    takeTurn,

    /** Waits in line without a connection: the pool is for readers, too. Fails with the database’s lock timeout. */
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
        strapi.db.query(STORE_MODEL).findOne({ select: ['value'], where: { key: STORE_KEY } }),
      );
      if (!row) throw new Error('The content version is missing from the database');
      return row.value;
    }),
  };
}

type ContentVersion = ReturnType<typeof createContentVersion>;

const versions = new WeakMap<Core.Strapi, ContentVersion>();

export function contentVersionOf(strapi: Core.Strapi): ContentVersion {
  const version = versions.get(strapi) ?? createContentVersion(strapi);
  versions.set(strapi, version);
  return version;
}

/** Runs the work in one transaction, while nobody else changes content; what it throws leaves everything as it was. */
export async function inTurn<Result>(strapi: Core.Strapi, work: () => Promise<Result>): Promise<Result> {
  return contentVersionOf(strapi).inTurn(work);
}

/** In JSON, as all of Strapi's core store: its export parses every row. */
function newToken(): string {
  return JSON.stringify(randomUUID());
}

function isContent(uid: string): boolean {
  return (uid.startsWith('api::') && !UNSEEN.has(uid)) || uid === 'plugin::upload.file';
}
