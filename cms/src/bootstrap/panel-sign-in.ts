import { randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { passwords } from '../api/auth/services/passwords';

interface Administrator {
  password: string | null;
  isActive: boolean;
}

type Outcome = [error: null, account: Administrator | false, reason?: { message: string }];

interface PanelAuth {
  hashPassword(password: string): Promise<string>;
  checkCredentials(attempt: { email: string; password: string }): Promise<Outcome>;
}

/** Compares a password even without an account: Strapi's own timing reveals which addresses are known. */
export async function levelPanelSignIn(strapi: Core.Strapi): Promise<void> {
  const auth = strapi.service('admin::auth') as unknown as PanelAuth;
  const never = await auth.hashPassword(randomBytes(24).toString('base64url'));
  auth.checkCredentials = async ({ email, password }) => {
    const account: Administrator | null = await strapi.db.query('admin::user').findOne({ where: { email } });
    const fits = await passwords({ strapi }).fits(password, account?.password ?? never);
    if (!fits || !account?.password) return [null, false, { message: 'Invalid credentials' }];
    return account.isActive ? [null, account] : [null, false, { message: 'User not active' }];
  };
}

export async function endPasswordChecks(strapi: Core.Strapi): Promise<void> {
  await passwords({ strapi }).end();
}
