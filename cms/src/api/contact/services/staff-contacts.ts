import type { Core } from '@strapi/strapi';
import type { z } from 'zod';
import type { contactsQuery } from '../../../contract/contact-group';
import { requireVersion } from '../../../versions/require-version';
import { versioned, type Versioned } from '../../../versions/versioned';
import { missing } from '../../../failures/failures';
import {
  toStaffContact,
  type ContactRecord,
  type ContactState,
  type MailRecord,
} from '../../../rules/contact-message';
import { folded } from '../../../rules/search';
import { mailUid } from './outbox';

const uid = 'api::contact.contact-message';

type StaffContact = Versioned<ReturnType<typeof toStaffContact>>;

/** How its mail fares is no part of a message's version: no person changes that. */
const present = (stored: ContactRecord, mail: MailRecord | undefined): StaffContact =>
  versioned(toStaffContact(stored, mail), stored.updatedAt, ['mail']);

/** The messages as staff read and write them. They show on no page, so that no write replaces the content's version. */
export default ({ strapi }: { strapi: Core.Strapi }) => {
  const messages = () => strapi.db.query(uid);

  const withMails = async (found: readonly ContactRecord[]): Promise<StaffContact[]> => {
    const ids = found.map(({ documentId }) => documentId);
    const mails: MailRecord[] = await strapi.db
      .query(mailUid)
      .findMany({ where: { messageId: { $in: ids } } });
    return found.map((each) =>
      present(
        each,
        mails.find(({ messageId }) => messageId === each.documentId),
      ),
    );
  };

  const load = async (documentId: string): Promise<StaffContact> => {
    const stored: ContactRecord | null = await messages().findOne({ where: { documentId } });
    const [message] = stored ? await withMails([stored]) : [];
    if (!message) throw missing('message');
    return message;
  };

  /** Runs the work while nobody else writes this message, if it has the version that was named. */
  const inItsTurn = async <Result>(
    documentId: string,
    ifMatch: string,
    work: () => Promise<Result>,
  ): Promise<Result> =>
    strapi.db.transaction(async () => {
      await strapi.db.queryBuilder(uid).select(['id']).where({ documentId }).forUpdate().execute();
      requireVersion(ifMatch, await load(documentId));
      return work();
    });

  return {
    /** The newest first; spam only where it is asked for. */
    async list({ status, search, page, pageSize }: z.output<typeof contactsQuery>) {
      const wanted = folded(search.trim());
      const where = {
        state: status ?? { $ne: 'spam' },
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

    /** Throws 404 for an unknown id. */
    find: load,

    /** The same, and a new one counts as read from then on. */
    async read(documentId: string): Promise<StaffContact> {
      await messages().updateMany({ where: { documentId, state: 'new' }, data: { state: 'read' } });
      return load(documentId);
    },

    setStatus: (documentId: string, ifMatch: string, state: ContactState): Promise<StaffContact> =>
      inItsTurn(documentId, ifMatch, async () => {
        await messages().update({ where: { documentId }, data: { state } });
        return load(documentId);
      }),

    remove: (documentId: string, ifMatch: string): Promise<void> =>
      inItsTurn(documentId, ifMatch, async () => {
        await messages().delete({ where: { documentId } });
      }),
  };
};
