import nodemailer from '@strapi/provider-email-nodemailer';
import { withTimeouts } from '../environment/clients';
import type { Environment } from '../environment/environment';

/** Does nothing if no mail server is set. Throws if the server refuses the email. */
export async function tellOperator(
  { smtpUrl, backupTo, from }: Environment['mail'],
  subject: string,
  text: string,
): Promise<void> {
  if (smtpUrl === undefined || backupTo === undefined) return;
  const server: object = { url: withTimeouts(smtpUrl) };
  const transport = nodemailer.init(server, { defaultFrom: from, defaultReplyTo: from });
  try {
    await transport.send({ to: backupTo, subject, text, html: '' });
  } finally {
    transport.close();
  }
}
