import { inTime } from '../../../failures/in-time';
import { contactMail, type AnnouncedMessage, type ContactMail } from '../../../rules/contact-mail';
import { service } from '../../service';
import { site } from '../../site/services/site';

export interface MailSettings {
  to: string;
  from: string;
  publicUrl: string;
  /** The mail server's credentials, which must reach neither the log nor staff. */
  secrets: readonly string[];
}

export interface Announcement extends ContactMail {
  siteName: string;
}

/** Added up, shorter than the lease of a claimed mail. */
const MAX_READING_MS = 15_000;
const MAX_ATTEMPT_MS = 60_000;

export const announcement = service((of) => ({
  async write(messageId: string, { publicUrl }: MailSettings): Promise<Announcement | null> {
    const message = await inTime(
      of.strapi.db.query('api::contact.contact-message').findOne({ where: { documentId: messageId } }),
      MAX_READING_MS,
    );
    if (!message) return null;
    const { name } = await inTime(site(of).show(), MAX_READING_MS);
    const mail = contactMail(message as AnnouncedMessage, { name, url: publicUrl });
    return { ...mail, siteName: name };
  },

  async send({ siteName, ...mail }: Announcement, { to, from }: MailSettings): Promise<void> {
    const sending = of.strapi
      .plugin('email')
      .service('email')
      .send({
        ...mail,
        to,
        from: { name: siteName, address: from },
        // Without this, the text would be sent as HTML too.
        html: '',
        textEncoding: 'quoted-printable',
        // Suppresses automatic replies, which would go to the visitor.
        headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
      });
    await inTime(sending, MAX_ATTEMPT_MS);
  },
}));

export default announcement;
