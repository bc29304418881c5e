import type { Core } from '@strapi/strapi';
import { allGroups } from '../contract/all-calls';
import { staffActions } from '../contract/routes-of';

const roleUid = 'plugin::users-permissions.role';
const permissionUid = 'plugin::users-permissions.permission';

/** Every action that a role may call under /api. What is granted elsewhere, in the panel too, is taken away at start. */
const grants: Record<string, readonly string[]> = {
  staff: staffActions(allGroups),
  authenticated: [],
  public: [],
};

export const staffRoleType = 'staff';

/** Makes the role `staff`, brings the grants of every role to the list above, and closes registration. */
export async function ensureStaffRole(strapi: Core.Strapi): Promise<void> {
  const found = await strapi.db.query(roleUid).findOne({ where: { type: staffRoleType } });
  if (!found) {
    await strapi.db.query(roleUid).create({
      data: { name: 'Staff', type: staffRoleType, description: 'Works in the admin of the site.' },
    });
  }
  for (const role of await strapi.db.query(roleUid).findMany({ populate: ['permissions'] })) {
    await bringToList(strapi, role, grants[role.type] ?? []);
  }
  await closeRegistration(strapi);
}

async function bringToList(
  strapi: Core.Strapi,
  role: { id: number; permissions: { id: number; action: string }[] },
  granted: readonly string[],
): Promise<void> {
  const extra = role.permissions.filter(({ action }) => !granted.includes(action));
  if (extra.length > 0) {
    await strapi.db.query(permissionUid).deleteMany({ where: { id: { $in: extra.map(({ id }) => id) } } });
  }
  for (const action of granted) {
    if (role.permissions.some((permission) => permission.action === action)) continue;
    await strapi.db.query(permissionUid).create({ data: { action, role: role.id } });
  }
}

async function closeRegistration(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'plugin', name: 'users-permissions', key: 'advanced' });
  const settings = (await store.get({})) as Record<string, unknown> | null;
  if (settings?.allow_register === false) return;
  await store.set({ value: { ...settings, allow_register: false } });
}
