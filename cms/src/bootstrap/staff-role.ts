import type { Core } from '@strapi/strapi';
import { ALL_GROUPS } from '../contract/all-calls';
import { staffActions } from '../contract/routes-of';

const ROLE_UID = 'plugin::users-permissions.role';
const PERMISSION_UID = 'plugin::users-permissions.permission';

/** What each role may call under /api. Any other grant, even one from the panel, is removed at start. */
const GRANTS: Record<string, readonly string[]> = {
  staff: staffActions(ALL_GROUPS),
  authenticated: [],
  public: [],
};

export const STAFF_ROLE_TYPE = 'staff';

export async function ensureStaffRole(strapi: Core.Strapi): Promise<void> {
  const found = await strapi.db.query(ROLE_UID).findOne({ where: { type: STAFF_ROLE_TYPE } });
  if (!found) {
    await strapi.db.query(ROLE_UID).create({
      data: { name: 'Staff', type: STAFF_ROLE_TYPE, description: 'Works in the admin of the site.' },
    });
  }
  for (const role of await strapi.db.query(ROLE_UID).findMany({ populate: ['permissions'] })) {
    await bringToList(strapi, role, GRANTS[role.type] ?? []);
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
