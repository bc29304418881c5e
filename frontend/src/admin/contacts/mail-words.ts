import type { StaffContact } from '../../api/staff/staff-contacts';
import { exactTime, timeOn } from '../kit/shell/when';
import { wallClock } from '../../domain/zoned-time';

export interface MailWords {
  text: string;
  help: string;
  isTrouble: boolean;
}

export function mailWords(
  { mail, status }: Pick<StaffContact, 'mail' | 'status'>,
  now: Date,
  timezone: string,
): MailWords {
  const { state, attempts, nextAttemptAt } = mail;
  const reason = mail.lastError.trim();
  const why = reason === '' ? '' : `: ${reason}`;
  const said = (text: string, help: string, isTrouble = false): MailWords => ({ text, help, isTrouble });
  switch (state) {
    case 'sent':
      return said(
        'Email alert sent',
        'An email about this message was sent to the restaurant. Replying to that email goes to the guest.',
      );
    case 'waiting':
      // During the first attempt nothing has failed yet.
      if (reason === '')
        return said('Email alert waiting', 'The email alert for this message is about to be sent.');
      return said(
        `Email alert waiting${nextAttemptAt ? `, next try ${next(nextAttemptAt, now, timezone)}` : ''}`,
        `We tried ${attempts === 1 ? 'once' : `${attempts} times`}${why}. We’ll keep trying for two days. The message itself is safe here.`,
        true,
      );
    case 'failed':
      return said(
        `Email alert failed${why}`,
        'No email alert was sent for this message, and we’ve stopped trying. The message itself is safe: reply from here, and tell whoever set up your email.',
        true,
      );
    case 'none':
      return status === 'spam'
        ? said('No email alert: spam', 'We don’t send email alerts for spam.')
        : said(
            'No email alert sent (not set up)',
            'No email alert was sent: alerts weren’t set up when this message came in, or it was spam. Check here for new messages.',
          );
  }
}

type ReplyMail = StaffContact['replies'][number]['mail'];

/** How far a reply has come. */
export function replyWords(mail: ReplyMail, now: Date, timezone: string): Omit<MailWords, 'help'> {
  const reason = mail.lastError.trim();
  const why = reason === '' ? '' : `: ${reason}`;
  if (mail.state === 'sent') return { text: 'Sent', isTrouble: false };
  if (mail.state === 'failed') return { text: `Not sent${why}. Call or write another way.`, isTrouble: true };
  if (mail.attempts === 0 || reason === '') return { text: 'Sending…', isTrouble: false };
  const when = mail.nextAttemptAt ? ` Next try ${next(mail.nextAttemptAt, now, timezone)}.` : '';
  return { text: `Not sent yet${why}.${when}`, isTrouble: true };
}

function next(instant: string, now: Date, timezone: string): string {
  const isToday = wallClock(new Date(instant), timezone).date === wallClock(now, timezone).date;
  return isToday ? timeOn(instant, timezone) : exactTime(instant, now, timezone);
}
