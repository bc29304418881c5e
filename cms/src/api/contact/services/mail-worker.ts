import type { Core } from '@strapi/strapi';
import { mailFailure } from '../../../rules/mail-failure';
import type { MailSettings } from './announcement';
import type { ClaimedMail } from './outbox';

/** In milliseconds. */
const betweenLooks = 5_000;
const longestFarewell = 3_000;

/** Sends what is due in the outbox, in the background. */
export default ({ strapi }: { strapi: Core.Strapi }) => {
  const outbox = () => strapi.service('api::contact.outbox');
  const announcement = () => strapi.service('api::contact.announcement');

  // Sent, while the database could not be told: not to be sent once more by this process.
  const delivered = new Set<number>();
  let settings: MailSettings | undefined;
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<void> | undefined;
  let isCalledAgain = false;
  let isCutOff = false;

  const deliver = async (mail: ClaimedMail, by: MailSettings, clock: () => Date): Promise<void> => {
    const written = delivered.has(mail.id) ? null : await announcement().write(mail.messageId, by);
    if (written !== null) {
      try {
        await announcement().send(written, by);
      } catch (error) {
        const reason = mailFailure(error, by.secrets);
        const goesOn = await outbox().markFailed(mail, reason, clock());
        if (!goesOn) strapi.log.warn(`The mail about message ${mail.messageId} is given up: ${reason}`);
        return;
      }
      delivered.add(mail.id);
    }
    await outbox().markSent(mail, clock());
    delivered.delete(mail.id);
  };

  /** Sends each mail that is due by this clock; throws where the database does not answer. */
  const sendDue = async (clock: () => Date = () => new Date()): Promise<void> => {
    while (settings !== undefined) {
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
        if (!isCutOff && settings !== undefined) {
          strapi.log.error(`No mail is sent while the database does not answer: ${mailFailure(error, [])}`);
        }
        isCutOff = true;
      }
    } while (isCalledAgain && settings !== undefined);
  };

  /** Looks into the outbox now, in the background; never throws. */
  const kick = (): void => {
    if (settings === undefined) return;
    isCalledAgain = true;
    working ??= work().finally(() => (working = undefined));
  };

  return {
    sendDue,
    kick,

    /** Whether messages are announced at all. */
    isOn: (): boolean => settings !== undefined,

    start(mailSettings: MailSettings): void {
      settings = mailSettings;
      timer = setInterval(kick, betweenLooks).unref();
      kick();
    },

    /** Claims nothing more and waits for the mail under way, three seconds at most. */
    async stop(): Promise<void> {
      settings = undefined;
      clearInterval(timer);
      let farewell: NodeJS.Timeout | undefined;
      const enough = new Promise<void>((resolve) => (farewell = setTimeout(resolve, longestFarewell)));
      await Promise.race([working, enough]);
      clearTimeout(farewell);
    },
  };
};
