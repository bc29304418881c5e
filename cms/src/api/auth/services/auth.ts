import { randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { MAX_PASSWORD_BYTES } from '../../../contract/entities/person';
import { accountEvents } from '../../../entries/account-events';
import { inTime } from '../../../failures/in-time';
import { HttpError, UnavailableError } from '../../../failures/failures';
import { limitsOf, type Count } from '../../../http/limits/limits';
import { service } from '../../service';
import { passwords } from './passwords';
import { isUsable, type Account } from './session';

interface Attempt {
  email: string;
  password: string;
  address: string;
}

const MAX_AT_ONCE = 20;

/** Runs twenty sign-ins at once, and refuses any more with 429. */
export function createSignInGate() {
  let atOnce = 0;
  return async <Result>(signIn: () => Promise<Result>): Promise<Result> => {
    // Checked first, so that the rest of a flood costs next to nothing.
    if (atOnce >= MAX_AT_ONCE) throw tooManyAtOnce();
    atOnce += 1;
    try {
      return await signIn();
    } finally {
      atOnce -= 1;
    }
  };
}

/** Why a sign-in is refused: in the log's words, and in the history's. */
const SAID = {
  'no account has this email address': '',
  'the password is wrong': 'Wrong password',
  'the account is blocked or not confirmed': 'Blocked',
  'the code is wrong': 'Wrong code',
} as const;
type Refusal = keyof typeof SAID;

const tooManyAtOnce = () =>
  new HttpError(429, 'Many people are signing in right now. Please try again in a moment.', {
    retryAfterSeconds: 1,
  });

export const auth = service((strapi) => {
  const users = () => strapi.plugin('users-permissions').service('user');
  const gated = createSignInGate();
  let standIn: Promise<string> | undefined;

  /** A hash that takes as long to check as a real one, but that no password matches. */
  const standInHash = () => {
    standIn ??= users()
      .ensureHashedPasswords({ password: randomBytes(24).toString('base64url') })
      .then((values: { password: string }) => values.password) as Promise<string>;
    return standIn;
  };

  const find = async (email: string): Promise<Account | null> => {
    try {
      // Ignores case: an account may be older than the rule that stores emails in lower case.
      const where = { email: { $eqi: email.toLowerCase() } };
      const query = strapi.db.query('plugin::users-permissions.user');
      // Without its role: the time for that second query would reveal that the account exists.
      return await inTime(query.findOne({ where, orderBy: { id: 'asc' } }));
    } catch (cause) {
      throw new UnavailableError('The account could not be looked up', { cause });
    }
  };

  /** Why the attempt is refused, or null. Takes equally long whether or not the account exists. */
  const problemWith = async (user: Account | null, password: string): Promise<Refusal | null> => {
    const never = await standInHash();
    const fits = await passwords(strapi).fits(password, user?.password ?? never);
    const isWhole = Buffer.byteLength(password) <= MAX_PASSWORD_BYTES;
    if (user === null) return 'no account has this email address';
    if (!fits || !isWhole || user.password === null) return 'the password is wrong';
    return isUsable(user) ? null : 'the account is blocked or not confirmed';
  };

  const judge = async ({ email, password, address }: Attempt): Promise<Account | null> => {
    const user = await find(email);
    const cause = await problemWith(user, password);
    if (cause === null) return user;
    noteRefusal(strapi, { user, address, cause });
    return null;
  };

  const judgeCounted = async (attempt: Attempt): Promise<Account> => {
    // Counted before the password is compared, so that simultaneous attempts cannot all slip through.
    const user = await limitsOf(strapi).counted(countsOf(attempt), () => judge(attempt));
    if (user === null) throw new HttpError(401, 'The email address or the password is wrong.');
    return user;
  };

  return {
    /** Null if there is none. Throws a 503 in an outage. */
    find,

    /** The same 401 for a wrong password and a blocked account; 429 after many attempts; 503 in an outage. */
    signIn: (attempt: Attempt): Promise<Account> => gated(() => judgeCounted(attempt)),
  };
});

/** Notes the refusal in the log and, if the account exists, in the history. */
export function noteRefusal(
  strapi: Core.Strapi,
  { user, address, cause }: { user: Account | null; address: string; cause: Refusal },
): void {
  strapi.log.warn('A staff sign-in failed.', { address, cause });
  if (user !== null) accountEvents(strapi).noteRefusal(user, SAID[cause]);
}

/** What a failed sign-in counts against. */
export function countsOf({ email, address }: Pick<Attempt, 'email' | 'address'>): Count[] {
  const account = email.toLowerCase();
  return [
    ['loginPerAddress', address],
    ['loginPerAccount', `${address} ${account}`],
    ['loginPerAccountInAll', account],
  ];
}

/** Whether this is the account’s password. A wrong one counts as a failed sign-in. */
export function fitsCounted(
  strapi: Core.Strapi,
  { user, password, address }: { user: Account; password: string; address: string },
): Promise<boolean> {
  const fits = () => passwords(strapi).fits(password, user.password ?? '');
  return limitsOf(strapi).counted(countsOf({ email: user.email, address }), fits);
}
