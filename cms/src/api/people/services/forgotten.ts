import { accountEvents } from '../../../entries/account-events';
import { afterAnswer } from '../../../entries/after-answer';
import { SYSTEM } from '../../../entries/who-is-asking';
import { ConflictError } from '../../../failures/failures';
import { limitsOf } from '../../../http/limits/limits';
import { roleOfType } from '../../../rules/roles';
import { auth } from '../../auth/services/auth';
import { USER_UID, type StoredUser } from '../../auth/services/session';
import { mailWorker } from '../../contact/services/mail-worker';
import { service } from '../../service';
import { LINK_ENDS, linkMails } from './link-mails';

/** Emails a link to somebody who forgot their password. The answer never reveals whether the account exists. */
export const forgotten = service((strapi) => {
  const send = async (id: number): Promise<void> => {
    const users = strapi.db.query(USER_UID);
    const user: StoredUser | null = await users.findOne({ where: { id }, populate: ['role'] });
    const isStaff = user?.confirmed === true && user.blocked !== true && roleOfType(user.role?.type) !== null;
    if (user === null || !isStaff) return;
    await strapi.db.transaction(async () => {
      const { hash } = await linkMails(strapi).add();
      const data = { forgotten_hash: hash, forgotten_ends: LINK_ENDS.forgotten() };
      await users.update({ where: { id }, data });
      await accountEvents(strapi).note(user, 'link-asked', SYSTEM);
    });
    mailWorker(strapi).kick();
  };

  return {
    isByMail: (): boolean => mailWorker(strapi).isSetUp(),

    /** 409 without a mail server, 429 after many, whether or not there is such an account. */
    async ask(email: string, address: string): Promise<void> {
      if (!mailWorker(strapi).isSetUp())
        throw new ConflictError('Email isn’t set up, so no link was sent. Ask an owner for one.');
      const account = email.toLowerCase();
      const giveBack = await limitsOf(strapi).takeAll([
        ['forgottenPerAddress', address],
        ['forgottenPerAccount', `${address} ${account}`],
        ['forgottenPerAccountInAll', account],
      ]);
      try {
        const user = await auth(strapi).find(email);
        if (user !== null)
          afterAnswer(strapi, 'A link for a forgotten password was not sent', () => send(user.id));
      } catch (error) {
        await giveBack();
        throw error;
      }
    },
  };
});
