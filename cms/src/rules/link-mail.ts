import { type AnnouncingSite, mailId, visible } from './contact-mail';

/** Why somebody is sent a link by which a password is chosen. */
export type LinkPurpose = 'invitation' | 'forgotten';

export interface LinkMail {
  to: string;
  subject: string;
  text: string;
  messageId: string;
}

/**
 * A mail with the link by which its reader chooses a password.
 *
 * @param code goes behind the `#`, where no server logs it
 */
export function linkMail(
  purpose: LinkPurpose,
  { id, code, email, name }: { id: string; code: string; email: string; name: string },
  site: AnnouncingSite,
): LinkMail {
  const place = `the staff area of ${visible(site.name)}`;
  const isInvitation = purpose === 'invitation';
  const lines = [
    ...(name === email ? [] : [`${visible(name)},`, '']),
    isInvitation
      ? `you have an account for ${place}. Open this link and choose a password:`
      : `somebody, most likely you, asked for a new password for ${place}. Open this link and choose one:`,
    '',
    `${site.url}/admin/welcome#${code}`,
    '',
    `It works once, within ${isInvitation ? 'seven days' : '30 minutes'}, for whoever has it: forward this mail to nobody.`,
    isInvitation
      ? 'If you know nothing of this, ignore this mail.'
      : 'If it was not you, ignore this mail: your password stays as it is.',
  ];
  return {
    to: email,
    subject: `[${visible(site.name)}] ${isInvitation ? 'Your account' : 'A new password'}`,
    text: `${lines.join('\n')}\n`,
    messageId: mailId('link', id, site),
  };
}
