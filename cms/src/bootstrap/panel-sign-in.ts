import { randomBytes } from 'node:crypto';
import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import { countsOf } from '../api/auth/services/auth';
import { passwords } from '../api/auth/services/passwords';
import { HttpError } from '../failures/failures';
import { limitsOf } from '../http/limits/limits';

interface Administrator {
  password: string | null;
  isActive: boolean;
}

type Outcome = [error: null, account: Administrator | false, reason?: { message: string }];

interface PanelAuth {
  hashPassword(password: string): Promise<string>;
  checkCredentials(attempt: { email: string; password: string }): Promise<Outcome>;
}

/**
 * Compares a password even if the account does not exist: otherwise the response time would reveal which addresses are
 * registered. Counts failures as for staff: Strapi's own limit counts every IPv6 address separately, and one visitor
 * has plenty.
 */
export async function hardenPanelSignIn(strapi: Core.Strapi): Promise<void> {
  const auth = strapi.service('admin::auth') as unknown as PanelAuth;
  const never = await auth.hashPassword(randomBytes(24).toString('base64url'));
  auth.checkCredentials = async ({ email, password }) => {
    const ctx = strapi.requestContext.get();
    const address = ctx ? limitsOf(strapi).addressOf(ctx) : '';
    // With a prefix: a staff account may have the same email.
    const counts = countsOf({ email: `panel ${email}`, address });
    const giveBack = await limitsOf(strapi).takeAll(counts).catch(tooMany);
    const account: Administrator | null = await strapi.db.query('admin::user').findOne({ where: { email } });
    const fits = await passwords(strapi).fits(password, account?.password ?? never);
    const refused = (cause: string, message: string): Outcome => {
      strapi.log.warn('A panel sign-in failed.', { address, cause });
      return [null, false, { message }];
    };
    if (!account) return refused('no account has this email address', 'Invalid credentials');
    if (!fits || !account.password) return refused('the password is wrong', 'Invalid credentials');
    if (!account.isActive) return refused('the account is not active', 'User not active');
    await giveBack();
    return [null, account];
  };
}

/** Strapi passes an error on to the panel only if it has this code. */
function tooMany(refusal: unknown): never {
  if (!(refusal instanceof HttpError)) throw refusal;
  throw new errors.RateLimitError(refusal.message, { code: 'LOGIN_NOT_ALLOWED' });
}

export async function endPasswordChecks(strapi: Core.Strapi): Promise<void> {
  await passwords(strapi).end();
}
