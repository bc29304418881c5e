import { createHash, randomBytes } from 'node:crypto';
import type { z } from 'zod';
import type { Person, personBody, personChange } from '../../../contract/entities/person';
import { inTurn } from '../../../entries/content-version';
import { accountEvents } from '../../../entries/account-events';
import { ConflictError, missing } from '../../../failures/failures';
import { ROLE_TYPES, ROLES, roleOfType, type Role } from '../../../rules/roles';
import { session, USER_UID, type StoredUser } from '../../auth/services/session';
import { service } from '../../service';

const ROLE_UID = 'plugin::users-permissions.role';
const LINK_DAYS = 7;
const DAY_MS = 86_400_000;

/** The accounts of staff. What an owner changes holds at once: each request looks the account up anew. */
export const people = service((of) => {
  const { strapi } = of;
  const users = () => strapi.db.query(USER_UID);

  const roleId = async (role: Role): Promise<number> =>
    (await strapi.db.query(ROLE_UID).findOne({ where: { type: ROLE_TYPES[role] } })).id;

  const found = async (id: string): Promise<StoredUser> => {
    const user = await users().findOne({ where: { documentId: id }, populate: ['role'] });
    if (user === null || roleOfType(user.role?.type) === null) throw missing('account');
    return user;
  };

  /** Throws unless an owner who can sign in would be left. In turn with every other such change. */
  const keepingAnOwner = <Result>(work: () => Promise<Result>): Promise<Result> =>
    inTurn(strapi, async () => {
      const result = await work();
      const owners = await users().count({
        where: {
          role: { type: ROLE_TYPES.owner },
          blocked: { $ne: true },
          confirmed: true,
          password: { $notNull: true },
        },
      });
      if (owners === 0)
        throw new ConflictError('This is the last owner. Make someone else an owner first, then try again.');
      return result;
    });

  /** A new code takes the place of an older one. Only its hash is stored. */
  const withCode = async (id: number): Promise<{ person: Person; code: string }> => {
    const code = randomBytes(24).toString('base64url');
    const data = { link_hash: hashOf(code), link_ends: new Date(Date.now() + LINK_DAYS * DAY_MS) };
    await users().update({ where: { id }, data });
    const user: StoredUser = await users().findOne({ where: { id }, populate: ['role'] });
    return { person: toPerson(user), code };
  };

  return {
    async list(): Promise<Person[]> {
      const types = Object.values(ROLE_TYPES);
      const all: StoredUser[] = await users().findMany({
        where: { role: { type: { $in: types } } },
        populate: ['role'],
        orderBy: { id: 'asc' },
      });
      return all.map(toPerson).sort((a, b) => ROLES.indexOf(b.role) - ROLES.indexOf(a.role));
    },

    invite: ({ email, name, role }: z.output<typeof personBody>) =>
      inTurn(strapi, async () => {
        const address = email.toLowerCase();
        if ((await users().count({ where: { email: { $eqi: address } } })) > 0)
          throw new ConflictError('Somebody already has an account with this email address.');
        const account = { email: address, username: address, name, provider: 'local' };
        const data = { ...account, confirmed: true, blocked: false, role: await roleId(role) };
        const { id } = await strapi.plugin('users-permissions').service('user').add(data);
        return withCode(id);
      }),

    link: (id: string) =>
      strapi.db.transaction(async () => {
        const user = await found(id);
        await accountEvents(strapi).note(user, 'link-made');
        return withCode(user.id);
      }),

    async change(id: string, { role, blocked }: z.output<typeof personChange>): Promise<Person> {
      const user = await found(id);
      await keepingAnOwner(async () => {
        const data = {
          ...(role === undefined ? {} : { role: await roleId(role) }),
          ...(blocked === undefined ? {} : { blocked }),
        };
        await users().update({ where: { id: user.id }, data });
      });
      return toPerson(await found(id));
    },

    signOut: async (id: string) => session(of).endAll(await found(id)),

    async remove(id: string): Promise<void> {
      const user = await found(id);
      await keepingAnOwner(() => users().delete({ where: { id: user.id } }));
    },
  };
});

export default people;

export function hashOf(code: string): string {
  return createHash('sha256').update(code).digest('hex');
}

function toPerson({ documentId, email, name, role, blocked, password, last_sign_in }: StoredUser): Person {
  return {
    id: documentId,
    email,
    name: name ?? email,
    // Only accounts of staff come here.
    role: roleOfType(role?.type) ?? 'host',
    blocked: blocked === true,
    invited: password === null,
    lastSignIn: last_sign_in === null ? null : new Date(last_sign_in).toISOString(),
  };
}
