import type { Core } from '@strapi/strapi';
import type { AccountAction } from '../rules/entry-changes';
import { afterAnswer } from './after-answer';
import { CHANGE_UID, recordedChangesOf } from './recorded-changes';
import { SYSTEM, whoIsAsking, type Who } from './who-is-asking';

interface Account {
  documentId: string;
  email: string;
  name: string | null;
}

const HOUR_MS = 3_600_000;

/** Records in the history, beside the changes of content, what is done to an account or with it. */
export function accountEvents(strapi: Core.Strapi) {
  const rows = () => strapi.db.query(CHANGE_UID);

  const store = ({ documentId, email, name }: Account, action: AccountAction, fields: object, by: Who) =>
    recordedChangesOf(strapi).store(
      [
        {
          kind: 'account',
          entry: documentId,
          title: name ?? email,
          action,
          changes: Object.fromEntries(Object.entries(fields).map(([field, to]) => [field, [null, to]])),
          state: {},
        },
      ],
      by,
    );

  /** Refusals within an hour share one row: otherwise a guesser could fill the history. */
  const refused = async (account: Account, why: string): Promise<void> => {
    const where = {
      kind: 'account',
      entry: account.documentId,
      action: 'refused',
      createdAt: { $gt: new Date(Date.now() - HOUR_MS) },
      changes: { $contains: JSON.stringify(why) },
    };
    const [last] = await rows().findMany({ where, orderBy: { id: 'desc' }, limit: 1 });
    if (!last) return void (await store(account, 'refused', { why, times: 1 }, SYSTEM));
    const { times } = JSON.parse(last.changes) as { times: [null, number] };
    const changes = JSON.stringify({ why: [null, why], times: [null, times[1] + 1] });
    await rows().update({ where: { id: last.id }, data: { changes } });
  };

  return {
    /** Call this in the transaction of the change that it records. `by` defaults to whoever sent the request. */
    async note(account: Account, action: AccountAction, by: Who = whoIsAsking(strapi)): Promise<void> {
      await store(account, action, {}, by);
    },

    /** Notes what the account itself did before it had a token. */
    noteOwn: async (account: Account, action: AccountAction, fields: object = {}): Promise<void> => {
      const { documentId: id, email, name } = account;
      await store(account, action, fields, { kind: 'staff', id, name: name ?? email, email });
    },

    /**
     * Written after the answer: nothing is written for an unknown address, and the response time must not reveal that.
     */
    noteRefusal: (account: Account, why: string): void =>
      afterAnswer(strapi, 'A refused sign-in is missing from the history', () => refused(account, why)),
  };
}
