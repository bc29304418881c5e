import type { Core } from '@strapi/strapi';
import { mailFailure } from '../../../rules/mail-failure';
import type { MailSettings } from './announcement';
import type { ClaimedMail } from './outbox';

/** In milliseconds. */
const betweenLooks = 5_000;
const longestFarewell = 2_000;

/** Sends what is due in the outbox, in the background. */
export default ({ strapi }: { strapi: Core.Strapi }) => {
  const outbox = () => strapi.service('api::contact.outbox');
  const announcement = () => strapi.service('api::contact.announcement');

  // Sent, while the database could not be told: not to be sent once more by this process.
  const delivered = new Set<number>();
  // Kept when it stops: a message that comes meanwhile is announced after the next start.
  let settings: MailSettings | undefined;
  let isRunning = false;
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<void> | undefined;
  let isCalledAgain = false;
  let isCutOff = false;
  let isFailing = false;

  const reportFailure = (mail: ClaimedMail, reason: string, goesOn: boolean): void => {
    if (!goesOn) strapi.log.warn(`The mail about message ${mail.messageId} is given up: ${reason}`);
    else if (!isFailing) strapi.log.warn(`Mail is not sent: ${reason} (each is tried again for two days)`);
    isFailing = true;
  };

  const reportSuccess = (): void => {
    if (isFailing) strapi.log.info('Mail is sent again.');
    isFailing = false;
  };

  const deliver = async (mail: ClaimedMail, by: MailSettings, clock: () => Date): Promise<void> => {
    if (!delivered.has(mail.id)) {
      try {
        const written = await announcement().write(mail.messageId, by);
        if (written !== null) {
          await announcement().send(written, by);
          delivered.add(mail.id);
          reportSuccess();
        }
      } catch (error) {
        const reason = mailFailure(error, by.secrets);
        // Where the database is what failed, this fails, too: that is another report.
        reportFailure(mail, reason, await outbox().markFailed(mail, reason, clock()));
        return;
      }
    }
    await outbox().markSent(mail, clock());
    delivered.delete(mail.id);
  };

  /** Sends each mail that is due by this clock; throws where the database does not answer. */
  const sendDue = async (clock: () => Date = () => new Date()): Promise<void> => {
    while (isRunning && settings !== undefined) {
      const mail = await outbox().claim(clock());
      if (mail === null) return;
      await deliver(mail, settings, clock);
    }
  };

  const work = async (): Promise<void> => {
    do {
      isCalledAgain = false;
      try {
        await sendDue();
        isCutOff = false;
      } catch (error) {
        // Once an outage, and not for one that this process makes itself by ending.
        if (!isCutOff && isRunning) {
          strapi.log.error(`No mail is sent while the database does not answer: ${mailFailure(error, [])}`);
        }
        isCutOff = true;
      }
    } while (isCalledAgain && isRunning);
  };

  /** Looks into the outbox now, in the background; never throws. */
  const kick = (): void => {
    if (!isRunning) return;
    isCalledAgain = true;
    working ??= work().finally(() => (working = undefined));
  };

  return {
    sendDue,
    kick,

    /** Whether messages are announced at all, by this process or by one after it. */
    isSetUp: (): boolean => settings !== undefined,

    start(mailSettings: MailSettings): void {
      settings = mailSettings;
      isRunning = true;
      timer = setInterval(kick, betweenLooks).unref();
      kick();
    },

    /** Claims nothing more and waits for the mail under way, two seconds at most. */
    async stop(): Promise<void> {
      isRunning = false;
      clearInterval(timer);
      let farewell: NodeJS.Timeout | undefined;
      const enough = new Promise<void>((resolve) => (farewell = setTimeout(resolve, longestFarewell)));
      await Promise.race([working, enough]);
      clearTimeout(farewell);
    },
  };
};
