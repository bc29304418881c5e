import type { Core } from '@strapi/strapi';
import { mailWorker } from '../api/contact/services/mail-worker';
import { oldMessages } from '../api/contact/services/old-messages';
import { staffContacts } from '../api/contact/services/staff-contacts';
import type { Environment } from '../environment/environment';
import { mailSecrets } from '../environment/clients';

export function startContactMessages(strapi: Core.Strapi, { mail, publicUrl }: Environment): void {
  oldMessages(strapi).start();
  const { smtpUrl, contactTo, from } = mail;
  if (smtpUrl === undefined || contactTo === undefined) {
    strapi.log.info('Contact messages are not emailed to staff: set SMTP_URL and CONTACT_TO for that.');
    return;
  }
  keepUnsentReplies(strapi);
  mailWorker(strapi).start({ to: contactTo, from, publicUrl, secrets: mailSecrets(smtpUrl) });
}

/** Holds the panel to the rule by which staff delete messages. */
function keepUnsentReplies(strapi: Core.Strapi): void {
  strapi.documents.use(async ({ uid, action, params }, next) => {
    if (uid !== 'api::contact.contact-message' || action !== 'delete') return next();
    // The lock holds until the message is deleted. And Strapi forgets the transaction in which the panel deletes several
    // in parallel as soon as one is refused: another that began its own statements only then could stay deleted.
    return strapi.db.transaction(async () => {
      await staffContacts(strapi).requireSent((params as { documentId: string }).documentId);
      return next();
    });
  });
}

export async function stopContactMessages(strapi: Core.Strapi): Promise<void> {
  oldMessages(strapi).stop();
  await mailWorker(strapi).stop();
}
