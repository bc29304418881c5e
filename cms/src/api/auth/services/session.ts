import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { inTime } from '../../../database/in-time';

/** An account as it is stored. */
export interface Account {
  id: number;
  documentId: string;
  email: string;
  name: string | null;
  /** As a hash; null for an account that has none. */
  password: string | null;
  confirmed: boolean | null;
  blocked: boolean | null;
}

/** An account with its role. */
export interface StoredUser extends Account {
  role: { type: string } | null;
}

/** What a token says besides its times: whose it is, and a fingerprint of the password that it was given for. */
interface Claims {
  id: number;
  pw: string;
}

/** Sign-ins as tokens: each ends with its time, and at once where the account is blocked, deleted or has another password. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** A token for the account, for as many hours as the environment says. */
  issue({ id, password }: Account): string {
    const claims: Claims = { id, pw: fingerprintOf(password) };
    return strapi.plugin('users-permissions').service('jwt').issue(claims);
  },

  /** Whether the token, whose signature is verified here, is one of this account as it is stored now. */
  async isOf(token: string, user: StoredUser): Promise<boolean> {
    const claims = await claimsOf(strapi, token);
    return claims !== null && stands(claims, user);
  },

  /** Whether the token is a valid sign-in of anyone. Throws where the database does not answer in time. */
  async isValid(token: string): Promise<boolean> {
    const claims = await claimsOf(strapi, token);
    if (claims === null) return false;
    const user = await inTime<StoredUser | null>(
      strapi.db
        .query('plugin::users-permissions.user')
        .findOne({ where: { id: claims.id }, populate: ['role'] }),
    );
    return user !== null && stands(claims, user);
  },
});

async function claimsOf(strapi: Core.Strapi, token: string): Promise<Claims | null> {
  try {
    const claims: Partial<Claims> & { exp?: unknown } = await strapi
      .plugin('users-permissions')
      .service('jwt')
      .verify(token);
    const { id, pw, exp } = claims;
    // The signature holds for a token without an end, too; this CMS gives none.
    const isWhole = typeof id === 'number' && typeof pw === 'string' && typeof exp === 'number';
    return isWhole ? { id, pw } : null;
  } catch {
    return null;
  }
}

function stands({ id, pw }: Claims, user: StoredUser): boolean {
  return (
    user.id === id &&
    user.blocked !== true &&
    user.confirmed === true &&
    user.role !== null &&
    pw === fingerprintOf(user.password)
  );
}

/** Of the stored hash, whose salt nobody outside knows: it tells nothing about the password. */
function fingerprintOf(hash: string | null): string {
  return createHash('sha256')
    .update(hash ?? '')
    .digest('base64url')
    .slice(0, 22);
}
