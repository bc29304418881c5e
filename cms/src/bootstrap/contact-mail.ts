import type { Core } from '@strapi/strapi';
import type { Environment } from '../environment';
import { mailSecrets } from '../environment-mail';

const worker = (strapi: Core.Strapi) => strapi.service('api::contact.mail-worker');

/** Starts to announce contact messages by mail, where there is a mail server and someone to tell. */
export function startContactMail(strapi: Core.Strapi, { mail, publicUrl }: Environment): void {
  const { smtpUrl, contactTo, from } = mail;
  if (smtpUrl === undefined || contactTo === undefined) {
    strapi.log.info('Contact messages are not announced by mail: that takes SMTP_URL and CONTACT_TO.');
    return;
  }
  worker(strapi).start({ to: contactTo, from, publicUrl, secrets: mailSecrets(smtpUrl) });
}

/** Ends it, with the mail under way; a start that failed early has nothing to end. */
export async function stopContactMail(strapi: Core.Strapi): Promise<void> {
  await worker(strapi)?.stop();
}
