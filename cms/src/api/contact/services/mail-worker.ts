import { loggedError } from '../../../failures/logged-error';
import { outsideOfRequests } from '../../../http/limits/limits';
import { isUnknownAddress, mailFailure } from '../../../rules/mail-failure';
import { service } from '../../service';
import { letters, type MailSettings } from './letters';
import { outbox, type ClaimedMail } from './outbox';

const LOOK_EVERY_MS = 5_000;
const CLOCK_EVERY_MS = 3_600_000;
const MAX_STOP_MS = 2_000;

export const mailWorker = service((strapi) => {
  // Sent but not yet marked as sent in the database: this process must not send them again.
  const delivered = new Set<number>();
  // `stop` keeps the settings, so that a message arriving during shutdown is queued and sent after the next start.
  let settings: MailSettings | undefined;
  let isRunning = false;
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<void> | undefined;
  let isCalledAgain = false;
  let isCutOff = false;
  let clockCheckedAt = -Infinity;
  let isFailing = false;

  const reportFailure = (mail: ClaimedMail, error: unknown, goesOn: boolean): void => {
    const reason = loggedError(error);
    // An email that is given up says nothing about the others: its address may be wrong.
    if (!goesOn) return void strapi.log.warn(`Gave up on the mail ${mail.aboutId}: ${reason}`);
    if (!isFailing) strapi.log.warn(`Mail can't be sent: ${reason} (each is retried for two days)`);
    isFailing = true;
  };

  const reportSuccess = (): void => {
    if (isFailing) strapi.log.info('Mail can be sent again.');
    isFailing = false;
  };

  const deliver = async (mail: ClaimedMail, by: MailSettings, clock: () => Date): Promise<void> => {
    if (!delivered.has(mail.id)) {
      let isReply = false;
      try {
        const letter = await letters(strapi).write(mail.aboutId, by);
        isReply = letter !== null && 'inReplyTo' in letter;
        if (letter !== null) {
          await letters(strapi).send(letter, by);
          delivered.add(mail.id);
          reportSuccess();
        }
      } catch (error) {
        const reason = mailFailure(error, by.secrets);
        // If the database caused the failure, `markFailed` throws too, and `work` reports that instead. The
        // restaurant's own addresses can be corrected in the settings; a guest's can't.
        const isHopeless = isReply && isUnknownAddress(error);
        reportFailure(mail, error, await outbox(strapi).markFailed(mail, reason, clock(), isHopeless));
        return;
      }
    }
    await outbox(strapi).markSent(mail, clock());
    delivered.delete(mail.id);
  };

  /** Sends every email due by this clock. Throws if the database does not answer. */
  const sendDue = async (clock: () => Date = () => new Date()): Promise<void> => {
    while (isRunning && settings !== undefined) {
      const mail = await outbox(strapi).claim(clock());
      if (mail === null) return;
      await deliver(mail, settings, clock);
    }
  };

  const work = async (): Promise<void> => {
    do {
      isCalledAgain = false;
      try {
        if (performance.now() - clockCheckedAt > CLOCK_EVERY_MS) {
          await outbox(strapi).bringForward(new Date());
          clockCheckedAt = performance.now();
        }
        await sendDue();
        isCutOff = false;
      } catch (error) {
        // Logged once per outage, and not when this process causes the failure by shutting down.
        if (!isCutOff && isRunning) {
          strapi.log.error(`No mail is sent while the database does not answer: ${loggedError(error)}`);
        }
        isCutOff = true;
      }
    } while (isCalledAgain && isRunning);
  };

  const kick = (): void => {
    if (!isRunning) return;
    isCalledAgain = true;
    working ??= outsideOfRequests(work).finally(() => (working = undefined));
  };

  return {
    sendDue,
    kick,

    isSetUp: (): boolean => settings !== undefined,

    start(mailSettings: MailSettings): void {
      settings = mailSettings;
      isRunning = true;
      timer = setInterval(kick, LOOK_EVERY_MS).unref();
      kick();
    },

    /** Claims no more emails, and waits at most two seconds for the one being sent. */
    async stop(): Promise<void> {
      isRunning = false;
      clearInterval(timer);
      let timeout: NodeJS.Timeout | undefined;
      const tooLong = new Promise<void>((resolve) => (timeout = setTimeout(resolve, MAX_STOP_MS)));
      await Promise.race([working, tooLong]);
      clearTimeout(timeout);
    },
  };
});
