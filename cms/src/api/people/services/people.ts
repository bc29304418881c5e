import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import type { linkTo, Person, personBody, personChange } from '../../../contract/entities/person';
import { changeContent } from '../../../entries/content-version';
import { accountEvents } from '../../../entries/account-events';
import { ConflictError, missing } from '../../../failures/failures';
import { ROLE_TYPES, ROLES, roleOfType, type Role } from '../../../rules/roles';
import { session, USER_UID, type StoredUser } from '../../auth/services/session';
import { mailWorker } from '../../contact/services/mail-worker';
import { MAIL_UID } from '../../contact/services/outbox';
import { service } from '../../service';
import { hashOf, LINK_ENDS, linkMails } from './link-mails';

const ROLE_UID = 'plugin::users-permissions.role';

type LinkTo = z.output<typeof linkTo>;

/** The accounts of staff. What an owner changes takes effect at once: every request looks the account up again. */
export const people = service((strapi) => {
  const users = () => strapi.db.query(USER_UID);

  const roleId = async (role: Role): Promise<number> =>
    (await strapi.db.query(ROLE_UID).findOne({ where: { type: ROLE_TYPES[role] } })).id;

  const found = async (id: string): Promise<StoredUser> => {
    const user = await users().findOne({ where: { documentId: id }, populate: ['role'] });
    if (user === null || roleOfType(user.role?.type) === null) throw missing('account');
    return user;
  };

  /** Throws if no owner who can sign in would be left. Such changes run one at a time. */
  const keepingAnOwner = <Result>(work: () => Promise<Result>): Promise<Result> =>
    changeContent(strapi, async () => {
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

  /** Stores the hash of a new link, which replaces an older one. */
  const keepLink = async (id: number, hash: string, mail: string | null): Promise<Person> => {
    const data = { link_hash: hash, link_ends: LINK_ENDS.invitation(), link_mail: mail };
    await users().update({ where: { id }, data });
    const user: StoredUser = await users().findOne({ where: { id }, populate: ['role'] });
    return toPerson(user, mail === null ? null : 'waiting');
  };

  const withCode = async (id: number): Promise<LinkTo> => {
    const code = randomBytes(24).toString('base64url');
    return { person: await keepLink(id, hashOf(code), null), code };
  };

  const byMail = async (id: number): Promise<LinkTo> => {
    const mail = await linkMails(strapi).add();
    return { person: await keepLink(id, mail.hash, mail.id), code: null };
  };

  /** The accounts, each with the state of its invitation email. */
  const shown = async (all: readonly StoredUser[]): Promise<Person[]> => {
    const ids = all.flatMap(({ link_mail }) => link_mail ?? []);
    const mails = await strapi.db.query(MAIL_UID).findMany({ where: { messageId: { $in: ids } } });
    const states = new Map<string, Person['invitation']>(
      mails.map(({ messageId, state }) => [messageId, state]),
    );
    return all.map((user) => toPerson(user, states.get(user.link_mail ?? '') ?? null));
  };

  return {
    async list(): Promise<Person[]> {
      const types = Object.values(ROLE_TYPES);
      const all: StoredUser[] = await users().findMany({
        where: { role: { type: { $in: types } } },
        populate: ['role'],
        orderBy: { id: 'asc' },
      });
      return (await shown(all)).sort((a, b) => ROLES.indexOf(b.role) - ROLES.indexOf(a.role));
    },

    async invite({ email, name, role }: z.output<typeof personBody>): Promise<LinkTo> {
      const worker = mailWorker(strapi);
      const made = await changeContent(strapi, async () => {
        const address = email.toLowerCase();
        if ((await users().count({ where: { email: { $eqi: address } } })) > 0)
          throw new ConflictError('Someone already has an account with this email.');
        const account = { email: address, username: address, name, provider: 'local' };
        const data = { ...account, confirmed: true, blocked: false, role: await roleId(role) };
        const { id } = await strapi.plugin('users-permissions').service('user').add(data);
        return worker.isSetUp() ? byMail(id) : withCode(id);
      });
      worker.kick();
      return made;
    },

    /** Never mailed: this is for people whom the email did not reach. */
    link: (id: string) =>
      strapi.db.transaction(async () => {
        const user = await found(id);
        if (user.blocked === true)
          throw new ConflictError('This account is blocked, so a link would not work. Unblock it first.');
        await accountEvents(strapi).note(user, 'link-made');
        return withCode(user.id);
      }),

    async change(
      id: string,
      { role, blocked, hasTwoStep }: z.output<typeof personChange>,
      me: StoredUser,
    ): Promise<Person> {
      // Turning off one’s own takes the password and a code.
      if (hasTwoStep === false && id === me.documentId)
        throw new ConflictError('Turn off your own two-step sign-in on “Your account”.');
      const user = await found(id);
      await keepingAnOwner(async () => {
        const data = {
          ...(role !== undefined && { role: await roleId(role) }),
          ...(blocked !== undefined && { blocked }),
          ...(hasTwoStep !== undefined && { two_step: hasTwoStep }),
        };
        await users().update({ where: { id: user.id }, data });
      });
      const [person] = await shown([await found(id)]);
      if (!person) throw missing('account');
      return person;
    },

    signOut: async (id: string) => session(strapi).endAll(await found(id)),

    async remove(id: string): Promise<void> {
      const user = await found(id);
      await keepingAnOwner(() => users().delete({ where: { id: user.id } }));
    },
  };
});

function toPerson(user: StoredUser, mail: Person['invitation']): Person {
  const { documentId, email, name, role, blocked, password, last_sign_in, two_step } = user;
  const hasLink = user.link_hash !== null && new Date(user.link_ends ?? 0) > new Date();
  return {
    id: documentId,
    email,
    name: name ?? email,
    // Only staff accounts reach this.
    role: roleOfType(role?.type) ?? 'host',
    blocked: blocked === true,
    invited: password === null,
    invitation: password !== null ? null : hasLink ? mail : 'ended',
    lastSignIn: last_sign_in === null ? null : new Date(last_sign_in).toISOString(),
    hasTwoStep: two_step === true,
  };
}
