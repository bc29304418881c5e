import { randomBytes } from 'node:crypto';
import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import { countsOf, createSignInGate } from '../api/auth/services/auth';
import { passwords } from '../api/auth/services/passwords';
import { HttpError } from '../failures/failures';
import { loggedError } from '../failures/logged-error';
import { limitsOf } from '../http/limits/limits';

interface Administrator {
  password: string | null;
  isActive: boolean;
}

type Outcome = [error: null, account: Administrator | false, reason?: { message: string }];

interface PanelAuth {
  hashPassword: (password: string) => Promise<string>;
  validatePassword(password: string, hash: string): Promise<boolean>;
  checkCredentials(attempt: Attempt): Promise<Outcome>;
  forgotPassword: (who: { email: string }) => Promise<void>;
}

interface Attempt {
  email: string;
  password: string;
}

/**
 * Compares a password even if the account does not exist: otherwise the response time would reveal which addresses are
 * registered. Counts failures as for staff, since Strapi's own limit is off (`config/admin.ts`). Also limits
 * password-reset emails.
 */
export async function hardenPanelSignIn(strapi: Core.Strapi): Promise<void> {
  const own = strapi.service('admin::auth') as unknown as PanelAuth;
  const never = await own.hashPassword(randomBytes(24).toString('base64url'));
  const gated = createSignInGate();
  // With a prefix: a staff account may have the same email.
  const accountOf = (email: string) => `panel ${email}`;
  const addressOf = () => {
    const ctx = strapi.requestContext.get();
    return ctx ? limitsOf(strapi).addressOf(ctx) : '';
  };

  const check = async ({ email, password }: Attempt): Promise<Outcome> => {
    const address = addressOf();
    let message = 'Invalid credentials';
    const refused = (cause: string) => {
      strapi.log.warn('A panel sign-in failed.', { address, cause });
      return false as const;
    };
    const judge = async (): Promise<Administrator | false> => {
      const account: Administrator | null = await strapi.db
        .query('admin::user')
        .findOne({ where: { email } });
      const fits = await passwords(strapi).fits(password, account?.password ?? never);
      if (!account) return refused('no account has this email address');
      if (!fits || !account.password) return refused('the password is wrong');
      if (account.isActive) return account;
      message = 'User not active';
      return refused('the account is not active');
    };
    const counts = countsOf({ email: accountOf(email), address });
    return [null, await limitsOf(strapi).counted(counts, judge), { message }];
  };

  // Strapi has answered already and does not wait: a rejection would end the process.
  const forgotPassword = async ({ email }: { email: string }) => {
    const account = accountOf(email);
    try {
      await limitsOf(strapi).takeAll([
        ['forgottenPerAccount', `${addressOf()} ${account}`],
        ['forgottenPerAccountInAll', account],
      ]);
      await own.forgotPassword({ email });
    } catch (error) {
      strapi.log.warn(`A link for a panel administrator was not sent: ${loggedError(error)}`);
    }
  };

  const hardened: PanelAuth = {
    ...own,
    // On half a surrogate pair, bcryptjs 2 loops until Node.js aborts: anyone in the panel could stop the CMS with one.
    hashPassword: (password) => own.hashPassword(password.toWellFormed()),
    validatePassword: (password, hash) => passwords(strapi).fits(password, hash),
    checkCredentials: (attempt) => gated(() => check(attempt)).catch(tooMany),
    forgotPassword,
  };
  strapi.get('services').extend('admin::auth', () => hardened);
}

/** Strapi passes an error on to the panel only if it has this code. */
function tooMany(refusal: unknown): never {
  if (!(refusal instanceof HttpError)) throw refusal;
  throw new errors.RateLimitError(refusal.message, { code: 'LOGIN_NOT_ALLOWED' });
}

export async function endPasswordChecks(strapi: Core.Strapi): Promise<void> {
  await passwords(strapi).end();
}
