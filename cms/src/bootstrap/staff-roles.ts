import type { Core } from '@strapi/strapi';
import { ALL_GROUPS } from '../contract/all-calls';
import { staffActions } from '../contract/routes-of';
import { ROLE_TYPES, ROLES, type Role } from '../rules/roles';

const ROLE_UID = 'plugin::users-permissions.role';
const PERMISSION_UID = 'plugin::users-permissions.permission';
const USER_UID = 'plugin::users-permissions.user';
const OWNER_STORE = { type: 'core', name: 'first_start', key: 'owner' } as const;

/** What each role may call under /api. Any other grant, even one from the panel, is removed at start. */
const GRANTS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  ROLES.map((role) => [ROLE_TYPES[role], staffActions(ALL_GROUPS, role)]),
);

const SHOWN: Readonly<Record<Role, { name: string; description: string }>> = {
  host: { name: 'Host', description: 'Marks dishes sold out and answers messages.' },
  manager: { name: 'Manager', description: 'Changes everything that guests see.' },
  owner: { name: 'Owner', description: 'A manager who also has the settings and the accounts of staff.' },
};

export async function ensureStaffRoles(strapi: Core.Strapi): Promise<void> {
  for (const role of ROLES) {
    const where = { type: ROLE_TYPES[role] };
    const found = await strapi.db.query(ROLE_UID).findOne({ where });
    if (!found) await strapi.db.query(ROLE_UID).create({ data: { ...where, ...SHOWN[role] } });
    else if (found.name !== SHOWN[role].name)
      await strapi.db.query(ROLE_UID).update({ where, data: SHOWN[role] });
  }
  await ensureOwner(strapi);
  for (const role of await strapi.db.query(ROLE_UID).findMany({ populate: ['permissions'] })) {
    await syncGrants(strapi, role, GRANTS[role.type] ?? []);
  }
  await closeRegistration(strapi);
}

/** Runs once: before there were roles, all accounts were alike. The first one becomes the owner. */
async function ensureOwner(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store(OWNER_STORE);
  if (await store.get({})) return;
  const users = strapi.db.query(USER_UID);
  const [first] = await users.findMany({
    where: { role: { type: ROLE_TYPES.manager }, blocked: { $ne: true } },
    orderBy: { id: 'asc' },
    limit: 1,
  });
  await strapi.db.transaction(async () => {
    if (first) {
      const role = await strapi.db.query(ROLE_UID).findOne({ where: { type: ROLE_TYPES.owner } });
      await users.update({ where: { id: first.id }, data: { role: role.id } });
    }
    await store.set({ value: { made: first !== undefined } });
  });
}

async function syncGrants(
  strapi: Core.Strapi,
  role: { id: number; permissions: { id: number; action: string }[] },
  granted: readonly string[],
): Promise<void> {
  const extra = role.permissions.filter(({ action }) => !granted.includes(action));
  if (extra.length > 0) {
    await strapi.db.query(PERMISSION_UID).deleteMany({ where: { id: { $in: extra.map(({ id }) => id) } } });
  }
  for (const action of granted) {
    if (role.permissions.some((permission) => permission.action === action)) continue;
    await strapi.db.query(PERMISSION_UID).create({ data: { action, role: role.id } });
  }
}

async function closeRegistration(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'plugin', name: 'users-permissions', key: 'advanced' });
  const settings = (await store.get({})) as Record<string, unknown> | null;
  if (settings?.allow_register === false) return;
  await store.set({ value: { ...settings, allow_register: false } });
}
