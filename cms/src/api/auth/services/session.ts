import { createHash, randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { accountEvents } from '../../../entries/account-events';
import { inTime } from '../../../failures/in-time';
import { roleOfType } from '../../../rules/roles';
import { service } from '../../service';

export interface Account {
  id: number;
  documentId: string;
  email: string;
  name: string | null;
  /** The hash, or null for an account without a password. */
  password: string | null;
  confirmed: boolean | null;
  blocked: boolean | null;
  last_sign_in: string | null;
  /** Null until every sign-in is ended for the first time. */
  stamp: string | null;
  link_hash: string | null;
  link_ends: string | null;
  link_mail: string | null;
  two_step: boolean | null;
  /** Encrypted, see `sealed.ts`. */
  two_step_secret: string | null;
  /** The time step of the last code from the app that was used. */
  two_step_last: number | null;
  /** The hashes of the codes that are left. */
  recovery_codes: string | null;
}

export interface StoredUser extends Account {
  role: { type: string } | null;
}

export const USER_UID = 'plugin::users-permissions.user';

/** An account as the API returns it. */
export function shownAccount({ documentId, email, name, role }: StoredUser) {
  return { id: documentId, email, name: name ?? email, role: roleOfType(role?.type) };
}

/** A token's claims: the account, a fingerprint of its password and stamp at sign-in, and the id of the sign-in. */
interface Claims {
  id: number;
  pw: string;
  jti: string;
}

interface SignedClaims extends Claims {
  exp: number;
}

const ENDED_UID = 'api::auth.ended-session';

/** A token ends when it expires or is signed out, or its account is blocked, deleted or changes password. */
export const session = service((strapi) => ({
  /** A new token and the account it belongs to. */
  issue(user: StoredUser) {
    const claims: Claims = { id: user.id, pw: fingerprintOf(user), jti: randomUUID() };
    const token: string = strapi.plugin('users-permissions').service('jwt').issue(claims);
    return { token, user: shownAccount(user) };
  },

  /** Signs a valid token out on every replica. Safe to call twice. */
  async end(token: string): Promise<void> {
    const claims = await claimsOf(strapi, token);
    if (claims === null) return;
    const ended = strapi.db.query(ENDED_UID);
    await ended.deleteMany({ where: { endsAt: { $lt: new Date() } } });
    const data = { session: claims.jti, endsAt: new Date(claims.exp * 1_000) };
    await ended.create({ data }).catch(async (failure: unknown) => {
      if (!(await hasEnded(strapi, claims))) throw failure;
    });
  },

  /**
   * Notes the time and adds the role, which is not looked up earlier because the time that takes would reveal that the
   * account exists.
   */
  async signedIn(account: Account, fields: object = {}): Promise<StoredUser> {
    const data = { last_sign_in: new Date() };
    await strapi.db.transaction(async () => {
      await strapi.db.query(USER_UID).update({ where: { id: account.id }, data });
      await accountEvents(strapi).noteOwn(account, 'signed-in', fields);
    });
    return { ...account, role: (await storedUser(strapi, account.id))?.role ?? null };
  },

  /** Ends every sign-in of an account, on every replica. */
  async endAll(account: Account): Promise<void> {
    await strapi.db.transaction(async () => {
      await strapi.db.query(USER_UID).update({ where: { id: account.id }, data: { stamp: randomUUID() } });
      await accountEvents(strapi).note(account, 'signed-out');
    });
  },

  async isOf(token: string, user: StoredUser): Promise<boolean> {
    const claims = await claimsOf(strapi, token);
    return claims !== null && isCurrent(claims, user);
  },

  /** Whether the token is a valid sign-in of any account. Throws if the database does not answer in time. */
  async isValid(token: string): Promise<boolean> {
    const claims = await claimsOf(strapi, token);
    if (claims === null) return false;
    const user = await inTime(storedUser(strapi, claims.id));
    return user !== null && isCurrent(claims, user) && !(await inTime(hasEnded(strapi, claims)));
  },
}));

function storedUser(strapi: Core.Strapi, id: number): Promise<StoredUser | null> {
  return strapi.db.query(USER_UID).findOne({ where: { id }, populate: ['role'] });
}

async function hasEnded(strapi: Core.Strapi, { jti }: Claims): Promise<boolean> {
  return (await strapi.db.query(ENDED_UID).count({ where: { session: jti } })) > 0;
}

async function claimsOf(strapi: Core.Strapi, token: string): Promise<SignedClaims | null> {
  try {
    const claims: Partial<SignedClaims> = await strapi
      .plugin('users-permissions')
      .service('jwt')
      .verify(token);
    const { id, pw, jti, exp } = claims;
    // `verify` also accepts a token that never expires; this CMS issues none.
    const isWhole =
      typeof id === 'number' && typeof pw === 'string' && typeof jti === 'string' && typeof exp === 'number';
    return isWhole ? { id, pw, jti, exp } : null;
  } catch {
    return null;
  }
}

function isCurrent({ id, pw }: Claims, user: StoredUser): boolean {
  return user.id === id && isUsable(user) && user.role !== null && pw === fingerprintOf(user);
}

export function isUsable({ blocked, confirmed }: Account): boolean {
  return blocked !== true && confirmed === true;
}

/** A digest of the stored hash: its salt is secret, so this reveals nothing about the password. */
export function fingerprintOf({ password, stamp }: Account): string {
  return createHash('sha256')
    .update(`${password ?? ''}${stamp ?? ''}`)
    .digest('base64url')
    .slice(0, 22);
}
