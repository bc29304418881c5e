import type { Core } from '@strapi/strapi';
import { inTime } from '../../../database/in-time';
import { contactMail, type AnnouncedMessage, type ContactMail } from '../../../rules/contact-mail';

export interface MailSettings {
  /** Who is told of a message: one address, or several with commas. */
  to: string;
  /** The address that mails come from. */
  from: string;
  publicUrl: string;
  /** What no log and no staff may read. */
  secrets: readonly string[];
}

export interface Announcement extends ContactMail {
  siteName: string;
}

/** In milliseconds; together less than the lease of a claimed mail. */
const longestReading = 15_000;
const longestAttempt = 60_000;

/** The mail about one message: written, and sent through Strapi's e-mail plugin. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** Null where the message has been deleted. */
  async write(messageId: string, { publicUrl }: MailSettings): Promise<Announcement | null> {
    const message = await inTime(
      strapi.db.query('api::contact.contact-message').findOne({ where: { documentId: messageId } }),
      longestReading,
    );
    if (!message) return null;
    const site: { name: string } = await inTime(strapi.service('api::site.site').show(), longestReading);
    const mail = contactMail(message as AnnouncedMessage, { name: site.name, url: publicUrl });
    return { ...mail, siteName: site.name };
  },

  /** Throws where the mail server did not take it. */
  async send({ siteName, ...mail }: Announcement, { to, from }: MailSettings): Promise<void> {
    const sending = strapi
      .plugin('email')
      .service('email')
      .send({
        ...mail,
        to,
        from: { name: siteName, address: from },
        // Left out, the text would be sent as HTML, too.
        html: '',
        textEncoding: 'quoted-printable',
        // No machine shall answer: it would answer the visitor.
        headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
      });
    await inTime(sending, longestAttempt);
  },
});
