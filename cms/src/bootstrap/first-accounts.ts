import { randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { refuseEnvironment, type Environment } from '../environment/environment';
import { ROLE_TYPES } from '../rules/roles';

const USER_UID = 'plugin::users-permissions.user';
const STORE_KEY = { type: 'core', name: 'first_start', key: 'staff_user' } as const;

/** Makes the first administrator and staff user, so that nobody ever has to register. */
export async function ensureFirstAccounts(strapi: Core.Strapi, { panel, staff }: Environment): Promise<void> {
  // Checked at every start: without an administrator, Strapi would let the next visitor register as one.
  const administrators = strapi.db.query('admin::user');
  if ((await administrators.count()) === 0) {
    await makeAccount('PANEL', 'panel administrator', panel, async (email, password) => {
      const superAdmin = await strapi.service('admin::role').getSuperAdmin();
      await strapi.service('admin::user').create({
        email,
        password,
        firstname: 'Casa',
        lastname: 'Bodegón',
        isActive: true,
        roles: [superAdmin.id],
      });
    });
  }
  // Strapi makes a registration token even for an account that needs none. With one that is left, whoever has seen the
  // database or a backup could choose a new password.
  await administrators.updateMany({ where: { isActive: true }, data: { registrationToken: null } });

  const store = strapi.store(STORE_KEY);
  if (await store.get({})) return;
  // Once only: a staff user who was removed or given another role must not come back with an old password.
  if ((await strapi.db.query(USER_UID).count()) === 0) {
    await makeAccount('STAFF', 'staff user', staff, async (email, password) => {
      await strapi.db.transaction(async () => {
        await addStaffUser(strapi, email, password);
        await store.set({ value: { made: true } });
      });
    });
  } else {
    await store.set({ value: { made: false } });
  }
}

async function addStaffUser(strapi: Core.Strapi, email: string, password: string): Promise<void> {
  const role = await strapi.db
    .query('plugin::users-permissions.role')
    .findOne({ where: { type: ROLE_TYPES.owner } });
  await strapi.plugin('users-permissions').service('user').add({
    email,
    password,
    username: email,
    name: 'Staff',
    role: role.id,
    provider: 'local',
    confirmed: true,
    blocked: false,
  });
}

async function makeAccount(
  prefix: string,
  title: string,
  account: Environment['panel'],
  make: (email: string, password: string) => Promise<void>,
): Promise<void> {
  if (account.email === undefined)
    refuseEnvironment([`${prefix}_EMAIL is missing: there is no ${title} yet`]);
  const password = account.password ?? randomPassword();
  await make(account.email, password);
  const secret = account.password === undefined ? password : `as ${prefix}_PASSWORD says`;
  // Printed rather than logged, because the log level might hide it: the password is shown only once.
  process.stdout.write(`First ${title}: ${account.email}, password: ${secret}\n`);
}

/** 120 random bits, with the lower-case letter, upper-case letter and digit that the panel asks for. */
function randomPassword(): string {
  return `${randomBytes(15).toString('base64url')}aA1`;
}
