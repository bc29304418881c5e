import type { z } from 'zod';
import type { passwordBody, welcomeBody } from '../../../contract/calls/people';
import { accountEvents } from '../../../entries/account-events';
import { invalidField, HttpError } from '../../../failures/failures';
import { limitsOf } from '../../../http/limits/limits';
import { fitsCounted } from '../../auth/services/auth';
import { session, USER_UID, type StoredUser } from '../../auth/services/session';
import { twoStep } from '../../auth/services/two-step';
import { service } from '../../service';
import { whereLink } from './link-mails';

const gone = () => new HttpError(404, 'This link has been used or has expired. Ask for a new one.');

/** What people do with their own accounts. A new password ends every earlier sign-in. */
export const ownAccount = service((strapi) => {
  const users = () => strapi.db.query(USER_UID);

  const hashedPassword = async (password: string): Promise<string> =>
    (await strapi.plugin('users-permissions').service('user').ensureHashedPasswords({ password })).password;

  return {
    async rename(user: StoredUser, name: string): Promise<StoredUser> {
      await users().update({ where: { id: user.id }, data: { name } });
      return { ...user, name };
    },

    /** 400 if the current password is wrong, and 429 after many tries. */
    async changePassword(
      user: StoredUser,
      { current, password }: z.output<typeof passwordBody>,
      address: string,
    ): Promise<StoredUser> {
      if (!(await fitsCounted(strapi, { user, password: current, address })))
        throw invalidField('current', 'This is not your current password.');
      const changed = { password: await hashedPassword(password) };
      await strapi.db.transaction(async () => {
        await users().update({ where: { id: user.id }, data: changed });
        await accountEvents(strapi).note(user, 'password-set');
      });
      return { ...user, ...changed };
    },

    /** The code works once, even if two use it at the same moment. */
    async welcome({ code, password }: z.output<typeof welcomeBody>, address: string): Promise<StoredUser> {
      const where = whereLink(code);
      const find = (): Promise<StoredUser | null> => users().findOne({ where });
      const user = await limitsOf(strapi).counted([['loginPerAddress', address]], find);
      // Before the hash, which takes a tenth of a second: a flood of made-up codes must not cost that.
      if (user === null) throw gone();
      const data = { password: await hashedPassword(password) };
      await strapi.db.transaction(async () => {
        const { count } = await users().updateMany({ where, data });
        if (count === 0) throw gone();
        await accountEvents(strapi).noteOwn(user, 'password-set');
      });
      // A link replaces only the password, not the second step.
      await twoStep(strapi).check({ ...user, ...data });
      return session(strapi).signedIn({ ...user, ...data });
    },
  };
});
