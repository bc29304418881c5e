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
}

export interface ContactMail {
  subject: string;
  text: string;
  replyTo: { name: string; address: string };
  messageId: string;
}

/** The notification as plain text, quoted so that nothing a visitor writes looks like a line of ours. */
export function contactMail(message: AnnouncedMessage, site: AnnouncingSite): ContactMail {
  const { documentId, name, email, subject, phone, pagePath, createdAt } = message;
  const lines = [
    `A message from the contact form of ${visible(site.name)}. Replying to this email replies to the visitor.`,
    '',
    `In the admin: ${site.url}/admin/contacts/${documentId}`,
    '',
    `Name:    ${visible(name)}`,
    `Email:   ${visible(email)}`,
    `Phone:   ${visible(phone) || '-'}`,
    `Page:    ${visible(pagePath) || '-'}`,
    `Sent:    ${sentAt(createdAt)}`,
    `Subject: ${visible(subject)}`,
    '',
    ...message.message.split(/\r\n|[\n\r\u0085\u2028\u2029]/).map((line) => `> ${visible(line)}`.trimEnd()),
  ];
  return {
    subject: `[${visible(site.name)}] ${visible(subject)}`,
    text: `${lines.join('\n')}\n`,
    replyTo: { name: visible(name), address: email },
    messageId: `<contact-${documentId}@${new URL(site.url).hostname}>`,
  };
}

/** Puts text on one line and removes bidi marks, which could make a line look like another. */
function visible(text: string | null | undefined): string {
  return tidyLine(text ?? '').replaceAll(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '');
}

function sentAt(time: string | Date): string {
  return `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
