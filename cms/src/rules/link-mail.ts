import { type AnnouncingSite, mailId, visible } from './contact-mail';

/** Why somebody is sent a link to choose a password. */
export type LinkPurpose = 'invitation' | 'forgotten';

export interface LinkMail {
  to: string;
  subject: string;
  text: string;
  messageId: string;
}

/**
 * An email with a link to choose a password.
 *
 * @param code goes after the `#`, where no server logs it
 */
export function linkMail(
  purpose: LinkPurpose,
  { id, code, email, name }: { id: string; code: string; email: string; name: string },
  site: AnnouncingSite,
): LinkMail {
  const place = `the staff area of ${visible(site.name)}`;
  const isInvitation = purpose === 'invitation';
  const lines = [
    ...(name === email ? [] : [`Hi ${visible(name)},`, '']),
    isInvitation
      ? `You’ve been invited to ${place}. Open this link to choose a password:`
      : `We got a request for a new password for ${place}. Open this link to choose one:`,
    '',
    `${site.url}/admin/welcome#${code}`,
    '',
    `The link works once and expires in ${isInvitation ? 'seven days' : '30 minutes'}. Anyone who has it can use it, so don’t forward this email.`,
    isInvitation
      ? 'Not expecting this? You can ignore this email.'
      : 'If it wasn’t you, ignore this email. Your password won’t change.',
  ];
  return {
    to: email,
    subject: `[${visible(site.name)}] ${isInvitation ? 'Your invitation to the staff area' : 'Choose a new password'}`,
    text: `${lines.join('\n')}\n`,
    messageId: mailId('link', id, site),
  };
}
