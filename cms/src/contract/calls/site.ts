import type { FieldsOfRoles } from '../../rules/roles';
import { anyone, type CallGroup, host, owner, tagged } from '../call';
import { site } from '../entities/site';

/** The settings that roles below the owner may change or restore. */
export const SETTINGS_OF_ROLES: FieldsOfRoles = {
  host: ['exceptions', 'kitchen_closes_at'],
  manager: ['hours', 'exceptions', 'kitchen_closes_at', 'reply_templates'],
};

const THE_SETTINGS = tagged(site.forStaff);

export const siteGroup: CallGroup = {
  api: 'site',
  title: 'The restaurant',
  calls: [
    anyone('GET /site', 'site.show', tagged(site.forDiners), {
      summary: 'Name, contacts, hours and links; dated exceptions from today on',
      description:
        'Includes yesterday’s exception if its hours, or the usual ones that it replaces, reach past midnight.',
    }),
    host('GET /admin/site', 'staff-site.show', THE_SETTINGS, {
      summary: 'The settings with all dated exceptions, and the tags that dishes may have',
    }),
    owner('PUT /admin/site', 'staff-site.change', THE_SETTINGS, {
      summary: 'Changes the settings',
      body: site.body,
      isConditional: true,
      partly: SETTINGS_OF_ROLES,
    }),
  ],
};
