import type { Core } from '@strapi/strapi';
import { mailWorker } from '../api/contact/services/mail-worker';
import { oldMessages } from '../api/contact/services/old-messages';
import type { Environment } from '../environment/environment';
import { mailSecrets } from '../environment/clients';

export function startContactMessages(strapi: Core.Strapi, { mail, publicUrl }: Environment): void {
  oldMessages(strapi).start();
  const { smtpUrl, contactTo, from } = mail;
  if (smtpUrl === undefined || contactTo === undefined) {
    strapi.log.info('Contact messages are not emailed to staff: set SMTP_URL and CONTACT_TO for that.');
    return;
  }
  mailWorker(strapi).start({ to: contactTo, from, publicUrl, secrets: mailSecrets(smtpUrl) });
}

export async function stopContactMessages(strapi: Core.Strapi): Promise<void> {
  oldMessages(strapi).stop();
  await mailWorker(strapi).stop();
}
