import { isDeepStrictEqual } from 'node:util';
import type { Core } from '@strapi/strapi';

const STORE_KEY = { type: 'core', name: 'first_start', key: 'editor_fields' } as const;

interface Permission {
  id?: number;
  action: string;
  subject: string;
  properties: { fields?: string[] };
}

/**
 * Gives the panel's Editors each new type and field, once: Strapi gives what a new version adds to super administrators
 * alone. What an administrator takes from them stays taken.
 */
export async function giveEditorsNewFields(strapi: Core.Strapi): Promise<void> {
  const role: { id: number; permissions: Permission[] } | null = await strapi.db
    .query('admin::role')
    .findOne({ where: { code: 'strapi-editor' }, populate: ['permissions'] });
  if (!role) return;
  const store = strapi.store(STORE_KEY);
  const given = ((await store.get({})) ?? {}) as Record<string, string[]>;
  const all = { ...given };
  const missing: Permission[] = [];
  for (const permission of contentPermissions(strapi)) {
    const { action, subject, properties } = permission;
    if (properties.fields) all[subject] = properties.fields;
    const held = role.permissions.find((each) => each.action === action && each.subject === subject);
    if (!held && !(subject in given)) missing.push(permission);
    if (!held || !properties.fields) continue;
    const { fields = [] } = held.properties;
    const added = properties.fields.filter(
      (name) => !given[subject]?.includes(name) && !fields.includes(name),
    );
    if (added.length === 0) continue;
    const data = { properties: { ...held.properties, fields: [...fields, ...added] } };
    await strapi.db.query('admin::permission').update({ where: { id: held.id }, data });
  }
  if (missing.length > 0) await strapi.service('admin::role').addPermissions(role.id, missing);
  if (!isDeepStrictEqual(all, given)) await store.set({ value: all });
}

/** What Strapi gives Editors in a new database: all content that the panel shows. */
function contentPermissions(strapi: Core.Strapi): Permission[] {
  const actions: { section: string }[] = strapi.service('admin::permission').actionProvider.values();
  const hidden = Object.values(strapi.contentTypes)
    .filter(({ pluginOptions }) => pluginOptions?.['content-manager']?.visible === false)
    .map(({ uid }) => uid as string);
  return strapi.service('admin::content-type').getPermissionsWithNestedFields(
    actions.filter(({ section }) => section === 'contentTypes'),
    { restrictedSubjects: ['plugin::users-permissions.user', ...hidden] },
  );
}
