import type { Core } from '@strapi/strapi';
import { mailWorker } from '../api/contact/services/mail-worker';
import type { Environment } from '../environment/environment';
import { mailSecrets } from '../environment/mail';

export function startContactMail(strapi: Core.Strapi, { mail, publicUrl }: Environment): void {
  const { smtpUrl, contactTo, from } = mail;
  if (smtpUrl === undefined || contactTo === undefined) {
    strapi.log.info('Contact messages are not emailed to staff: set SMTP_URL and CONTACT_TO for that.');
    return;
  }
  mailWorker({ strapi }).start({ to: contactTo, from, publicUrl, secrets: mailSecrets(smtpUrl) });
}

export async function stopContactMail(strapi: Core.Strapi): Promise<void> {
  await mailWorker({ strapi }).stop();
}
