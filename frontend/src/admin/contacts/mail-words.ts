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
  const reason = mail.lastError.trim();
  switch (mail.state) {
    case 'sent':
      return {
        text: 'Announced by mail',
        help: 'A mail about this message reached the restaurant’s mailbox. Replying to that mail replies to the guest, too.',
        isTrouble: false,
      };
    case 'waiting':
      return {
        text:
          mail.nextAttemptAt && mail.attempts > 0
            ? `Mail waiting, next try ${next(mail.nextAttemptAt, now, timezone)}`
            : 'Mail waiting',
        help:
          mail.attempts === 0
            ? 'The mail that announces this message is about to be sent.'
            : `The mail server did not take it ${times(mail.attempts)}${reason === '' ? '' : `: ${reason}`}. It is tried again by itself, for two days in all. The message itself is safe here.`,
        isTrouble: mail.attempts > 0,
      };
    case 'failed':
      return {
        text: reason === '' ? 'Mail failed' : `Mail failed: ${reason}`,
        help: 'Nobody was told of this message by mail, and it is not tried again. The message itself is safe here: answer it from here, and tell whoever looks after the mail.',
        isTrouble: true,
      };
    case 'none':
      return status === 'spam'
        ? { text: 'No mail: spam', help: 'Spam is not announced by mail.', isTrouble: false }
        : {
            text: 'No email alert sent (not set up)',
            help: 'Nobody was told of this message by mail: none was set up when it came, or it came in as spam. Look in here for new messages.',
            isTrouble: false,
          };
  }
}

function next(instant: string, now: Date, timezone: string): string {
  const isToday = wallClock(new Date(instant), timezone).date === wallClock(now, timezone).date;
  return isToday ? timeOn(instant, timezone) : exactTime(instant, now, timezone);
}

function times(attempts: number): string {
  return attempts === 1 ? 'once' : `${attempts} times`;
}
