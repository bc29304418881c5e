import type { StaffContact } from '../../api/staff/staff-contacts';
import { exactTime } from '../kit/shell/when';

/** What email apps accept, with a margin: past 2,000 characters some cut the link or do nothing. */
export const LONGEST_LINK = 1_800;
/** The most that the subject may take up, so that there is room for the message. */
const LONGEST_SUBJECT = 600;
const CUT_MARK = '> […]';
const LINE_BREAK = '\r\n';

/** A `mailto:` link (RFC 6068: UTF-8, percent-encoded, CRLF), with room for the reply above the quoted message. */
export function replyLink(
  { email, subject, message, name, createdAt }: StaffContact,
  now: Date,
  timezone: string,
): { href: string; isCut: boolean } {
  const isReply = /^re:/i.test(subject);
  const title = fitted(isReply ? subject : `Re: ${subject}`, LONGEST_SUBJECT);
  const start = `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}?subject=${encoded(title)}&body=`;
  const intro = `On ${exactTime(createdAt, now, timezone)}, ${name} wrote:`;
  const opening = ['', '', intro, ''].join(LINE_BREAK);
  const quoted = message
    .split(/\r\n?|\n/)
    .map((line) => (line === '' ? '>' : `> ${line}`))
    .join(LINE_BREAK);
  const room = LONGEST_LINK - start.length;
  const whole = encoded(opening + quoted);
  if (whole.length <= room) return { href: start + whole, isCut: false };
  const ending = LINE_BREAK + CUT_MARK;
  const beginning = fitted(opening + quoted, room - encoded(ending).length);
  return { href: start + encoded(beginning.trimEnd() + ending), isCut: true };
}

/** As much of a text as fits once encoded, without splitting a character. */
function fitted(text: string, room: number): string {
  let kept = '';
  let length = 0;
  for (const { segment } of new Intl.Segmenter('en').segment(text)) {
    length += encoded(segment).length;
    if (length > room) break;
    kept += segment;
  }
  return kept;
}

function encoded(text: string): string {
  return encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\uFFFD'));
}
