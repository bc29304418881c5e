import { randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { inTime } from '../../../database/in-time';
import { SpokenError, UnavailableError } from '../../../failures/failures';
import { limitsOf } from '../../../limits/limits-of';
import { createQueue } from '../../../limits/queue';
import type { StoredUser } from './session';

interface Attempt {
  email: string;
  password: string;
  /** Whose attempt it is, as `addressOf` of the limits says. */
  address: string;
}

/** bcrypt reads no more. */
const longestPassword = 72;
const mostWaiting = 20;

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const users = () => strapi.plugin('users-permissions').service('user');
  const inQueue = createQueue(
    mostWaiting,
    'Many people are signing in right now. Please try again in a moment.',
  );
  let standIn: Promise<string> | undefined;

  /** A hash of the same cost as an account's, which no password fits. */
  const standInHash = () => {
    standIn ??= users()
      .ensureHashedPasswords({ password: randomBytes(24).toString('base64url') })
      .then((values: { password: string }) => values.password) as Promise<string>;
    return standIn;
  };

  const find = async (email: string): Promise<StoredUser | null> => {
    try {
      const where = { email: email.toLowerCase() };
      const query = strapi.db.query('plugin::users-permissions.user');
      return await inTime(query.findOne({ where, orderBy: { id: 'asc' }, populate: ['role'] }));
    } catch (cause) {
      throw new UnavailableError('The account could not be looked up', { cause });
    }
  };

  /** The account that the password opens, or null. Takes equally long whether there is such an account or not. */
  const judge = async ({ email, password }: Attempt): Promise<StoredUser | null> => {
    const user = await find(email);
    const fits = await inQueue<boolean>(async () => {
      const never = await standInHash();
      return users().validatePassword(password, user?.password ?? never);
    });
    const isWhole = Buffer.byteLength(password) <= longestPassword;
    const isOpen =
      user !== null && user.password !== null && user.confirmed === true && user.blocked !== true;
    return fits && isWhole && isOpen ? user : null;
  };

  return {
    /**
     * The account of whoever gives its e-mail and password. SpokenError 401 where they are wrong or the account is shut,
     * in the same words; 429 after too many failures, or while too many others are signing in; 503 where the database fails.
     */
    async signIn(attempt: Attempt): Promise<StoredUser> {
      const limits = limitsOf(strapi);
      const account = attempt.email.toLowerCase();
      // Counted before the password is looked at, so that attempts at the same time cannot all slip through.
      await limits.take('loginPerAddress', attempt.address);
      await limits.take('loginPerAccount', account);
      const giveBack = () =>
        Promise.all([
          limits.giveBack('loginPerAddress', attempt.address),
          limits.giveBack('loginPerAccount', account),
        ]);
      let user: StoredUser | null;
      try {
        user = await judge(attempt);
      } catch (error) {
        await giveBack();
        throw error;
      }
      if (user === null) throw new SpokenError(401, 'The e-mail address or the password is wrong.');
      await giveBack();
      return user;
    },
  };
};
