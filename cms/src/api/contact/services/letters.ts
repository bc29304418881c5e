import type { Core } from '@strapi/strapi';
import { inTime } from '../../../failures/in-time';
import {
  contactMail,
  replyMail,
  type AnnouncedMessage,
  type AnnouncingSite,
  type ContactMail,
  type ReplyMail,
} from '../../../rules/contact-mail';
import type { LinkMail } from '../../../rules/link-mail';
import { linkMails } from '../../people/services/link-mails';
import { service } from '../../service';
import { site } from '../../site/services/site';
import { REPLY_UID } from './outbox';

export interface MailSettings {
  to: string;
  from: string;
  publicUrl: string;
  /** The mail server's credentials, which must reach neither the log nor staff. */
  secrets: readonly string[];
}

type To = { to: string | ReplyMail['to']; replyTo: string | ContactMail['replyTo'] };

/** An email about a message to the restaurant, a reply to its sender, or a link for a staff member. */
export type Letter = Omit<ContactMail | ReplyMail | LinkMail, 'to' | 'replyTo'> &
  To & { siteName: string; headers?: Record<string, string> };

interface StoredReply {
  documentId: string;
  messageId: string;
  text: string;
}

/** Together shorter than the lease of a claimed mail. */
const MAX_READING_MS = 15_000;
const MAX_ATTEMPT_MS = 120_000;

/** Suppresses automatic replies, which would go to the visitor. */
const AUTOMATIC = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };

export const letters = service((strapi) => ({
  /** `id` names a message, a reply or the email of a link. Null if that no longer exists. */
  async write(id: string, { publicUrl, to }: MailSettings): Promise<Letter | null> {
    const message = await messageOf(strapi, id);
    const reply = message ? null : await replyOf(strapi, id);
    const answered = reply && (await messageOf(strapi, reply.messageId));
    const { name, timezone } = await inTime(site(strapi).show(), MAX_READING_MS);
    const from: AnnouncingSite = { name, url: publicUrl, timezone };
    if (message) return { ...contactMail(message, from), to, siteName: name, headers: AUTOMATIC };
    if (!reply) {
      const mail = await linkMails(strapi).write(id, from);
      return mail && { ...mail, replyTo: to, siteName: name, headers: AUTOMATIC };
    }
    if (!answered) return null;
    const earlier = await earlierThan(strapi, reply);
    // The answer to the answer goes to the restaurant, not to the address that sends mail.
    return { ...replyMail(reply, answered, earlier, from), replyTo: to, siteName: name };
  },

  async send({ siteName, ...mail }: Letter, { from }: MailSettings): Promise<void> {
    const sending = strapi
      .plugin('email')
      .service('email')
      .send({
        ...mail,
        from: { name: siteName, address: from },
        // Without this, the text would be sent as HTML too.
        html: '',
        textEncoding: 'quoted-printable',
      });
    const { rejected = [] }: { rejected?: string[] } = (await inTime(sending, MAX_ATTEMPT_MS)) ?? {};
    // It is enough if one of several addresses accepts the email.
    if (rejected.length > 0)
      strapi.log.warn(`The mail server refused ${rejected.length} of the addresses in CONTACT_TO.`);
  },
}));

const messageOf = (strapi: Core.Strapi, documentId: string): Promise<AnnouncedMessage | null> =>
  inTime(strapi.db.query('api::contact.contact-message').findOne({ where: { documentId } }), MAX_READING_MS);

const replyOf = (strapi: Core.Strapi, documentId: string): Promise<StoredReply | null> =>
  inTime(strapi.db.query(REPLY_UID).findOne({ where: { documentId } }), MAX_READING_MS);

async function earlierThan(strapi: Core.Strapi, { documentId, messageId }: StoredReply): Promise<string[]> {
  const all: StoredReply[] = await inTime(
    strapi.db.query(REPLY_UID).findMany({ where: { messageId }, orderBy: { id: 'asc' } }),
    MAX_READING_MS,
  );
  const ids = all.map((each) => each.documentId);
  return ids.slice(0, ids.indexOf(documentId));
}
