import type { Core } from '@strapi/strapi';
import type { z } from 'zod';
import type { contactBody } from '../../../contract/contact-group';
import { UnavailableError } from '../../../failures/failures';
import { searchTextOf, subjectWhenMissing } from '../../../rules/contact-message';

export interface Received extends z.output<typeof contactBody> {
  pagePath: string;
  isSpam: boolean;
}

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** Stores a message, together with the mail that is to announce it, and gives its id. Throws where it is not stored. */
  async receive({ isSpam, ...message }: Received): Promise<string> {
    const worker = strapi.service('api::contact.mail-worker');
    const store = async (): Promise<string> => {
      const now = new Date();
      const fields = {
        ...message,
        subject: message.subject || subjectWhenMissing,
        phone: message.phone || null,
        pagePath: message.pagePath || null,
      };
      // While the CMS ends, Strapi forgets what it adds to an entry before it lets go of the database.
      const added = { createdAt: now, updatedAt: now, searchText: searchTextOf(fields) };
      const { documentId } = await strapi.db
        .query('api::contact.contact-message')
        .create({ data: { ...fields, ...added, state: isSpam ? 'spam' : 'new' } });
      if (!isSpam && worker.isSetUp()) await strapi.service('api::contact.outbox').add(documentId, now);
      return documentId;
    };
    try {
      const id = await strapi.db.transaction(store);
      worker.kick();
      return id;
    } catch (cause) {
      throw new UnavailableError('The message could not be stored', { cause });
    }
  },
});
