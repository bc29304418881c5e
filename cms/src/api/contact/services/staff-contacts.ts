import type { z } from 'zod';
import type { contactsQuery } from '../../../contract/calls/contact';
import { requireVersion, versioned, type Versioned } from '../../../entries/versioned';
import { missing } from '../../../failures/failures';
import { toStaffContact, type ContactRecord, type MailRecord } from '../../../presenters/messages';
import { folded } from '../../../rules/search';
import { service } from '../../service';
import { MAIL_UID } from './outbox';

const MESSAGE_UID = 'api::contact.contact-message';

type StaffContact = Versioned<ReturnType<typeof toStaffContact>>;

/** The state of its mail is not part of a message's version: no person changes that. */
const present = (stored: ContactRecord, mail: MailRecord | undefined): StaffContact =>
  versioned(toStaffContact(stored, mail), stored.updatedAt, ['mail']);

/** Messages as staff read and write them. No page shows them, so no write replaces the content version. */
export const staffContacts = service(({ strapi }) => {
  const messages = () => strapi.db.query(MESSAGE_UID);

  const withMails = async (found: readonly ContactRecord[]): Promise<StaffContact[]> => {
    const ids = found.map(({ documentId }) => documentId);
    const mails: MailRecord[] = await strapi.db
      .query(MAIL_UID)
      .findMany({ where: { messageId: { $in: ids } } });
    const mailOf = new Map(mails.map((mail) => [mail.messageId, mail]));
    return found.map((each) => present(each, mailOf.get(each.documentId)));
  };

  const load = async (documentId: string): Promise<StaffContact> => {
    const stored: ContactRecord | null = await messages().findOne({ where: { documentId } });
    const [message] = stored ? await withMails([stored]) : [];
    if (!message) throw missing('message');
    return message;
  };

  /** Locks the message and runs the work, if `ifMatch` allows it. */
  const inItsTurn = async <Result>(
    documentId: string,
    ifMatch: string,
    work: () => Promise<Result>,
  ): Promise<Result> =>
    strapi.db.transaction(async () => {
      await strapi.db.queryBuilder(MESSAGE_UID).select(['id']).where({ documentId }).forUpdate().execute();
      requireVersion(ifMatch, await load(documentId));
      return work();
    });

  return {
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

    find: load,

    async read(documentId: string): Promise<StaffContact> {
      await messages().updateMany({ where: { documentId, state: 'new' }, data: { state: 'read' } });
      return load(documentId);
    },

    setStatus: (documentId: string, ifMatch: string, state: ContactRecord['state']): Promise<StaffContact> =>
      inItsTurn(documentId, ifMatch, async () => {
        await messages().update({ where: { documentId }, data: { state } });
        return load(documentId);
      }),

    remove: (documentId: string, ifMatch: string): Promise<void> =>
      inItsTurn(documentId, ifMatch, async () => {
        await messages().delete({ where: { documentId } });
      }),
  };
});

export default staffContacts;
