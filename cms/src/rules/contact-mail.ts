import { tidyLine } from './plain-text';

export interface AnnouncedMessage {
  documentId: string;
  name: string;
  email: string;
  subject: string;
  phone?: string | null;
  message: string;
  pagePath?: string | null;
  createdAt: string | Date;
}

export interface AnnouncingSite {
  name: string;
  /** The site's URL, without a trailing slash. */
  url: string;
  /** The restaurant's time zone, for the times in its emails. */
  timezone: string;
}

export interface ContactMail {
  subject: string;
  text: string;
  replyTo: { name: string; address: string };
  messageId: string;
}

export interface ReplyMail {
  to: { name: string; address: string };
  subject: string;
  text: string;
  messageId: string;
  inReplyTo: string;
  references: string[];
}

/** The notification as plain text, quoted so that nothing a visitor writes looks like a line of ours. */
export function contactMail(message: AnnouncedMessage, site: AnnouncingSite): ContactMail {
  const { documentId, name, email, subject, phone, pagePath, createdAt } = message;
  const lines = [
    `New message from the contact form of ${visible(site.name)}. To answer the guest, reply to this email.`,
    '',
    `Open it in the staff area: ${site.url}/admin/contacts/${documentId}`,
    '',
    `Name:    ${visible(name)}`,
    `Email:   ${visible(email)}`,
    `Phone:   ${visible(phone) || '-'}`,
    `Page:    ${visible(pagePath) || '-'}`,
    `Sent:    ${sentAt(createdAt, site)}`,
    `Subject: ${visible(subject)}`,
    '',
    ...quoted(message.message),
  ];
  return {
    subject: `[${visible(site.name)}] ${visible(subject)}`,
    text: `${lines.join('\n')}\n`,
    replyTo: { name: visible(name), address: email },
    messageId: mailId('contact', documentId, site),
  };
}

/**
 * A reply to a visitor, with the message quoted below it. It names the email that announced the message, and the
 * replies before it, so that email apps show them as one conversation on both sides.
 *
 * @param earlier the ids of the replies before it, oldest first
 */
export function replyMail(
  reply: { documentId: string; text: string },
  message: AnnouncedMessage,
  earlier: readonly string[],
  site: AnnouncingSite,
): ReplyMail {
  const name = visible(message.name);
  const subject = visible(message.subject);
  const announced = mailId('contact', message.documentId, site);
  const references = [announced, ...earlier.map((id) => mailId('reply', id, site))];
  const written = linesOf(reply.text);
  const isSigned = written.at(-1)?.trim() === site.name.trim();
  const lines = [
    ...written,
    ...(isSigned ? [] : ['', visible(site.name)]),
    site.url,
    '',
    `On ${sentAt(message.createdAt, site)}, ${name} wrote:`,
    ...quoted(message.message),
  ];
  return {
    to: { name, address: message.email },
    subject: /^re:/i.test(subject) ? subject : `Re: ${subject}`,
    text: `${lines.join('\n')}\n`,
    messageId: mailId('reply', reply.documentId, site),
    inReplyTo: references.at(-1) ?? announced,
    references,
  };
}

export const mailId = (kind: 'contact' | 'reply' | 'link', id: string, { url }: AnnouncingSite) =>
  `<${kind}-${id}@${new URL(url).hostname}>`;

const linesOf = (text: string) => text.split(/\r\n|[\n\r\u0085\u2028\u2029]/);

const quoted = (text: string) => linesOf(text).map((line) => `> ${visible(line)}`.trimEnd());

/** Puts text on one line and removes bidi marks, which could make a line look like another. */
export function visible(text: string | null | undefined): string {
  return tidyLine(text ?? '').replaceAll(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '');
}

/** `Sat, Nov 21, 2026, 7:34 AM EST` */
function sentAt(time: string | Date, { timezone }: AnnouncingSite): string {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: timezone,
    weekday: 'short',
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });
  // Some versions of Node.js put a narrow space before AM.
  return format.format(new Date(time)).replaceAll(/\s/g, ' ');
}
