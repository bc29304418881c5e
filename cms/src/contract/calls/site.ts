import type { CallGroup } from '../call';
import { site } from '../entities/site';

const THE_SETTINGS = { status: 200, body: site.forStaff, hasEtag: true } as const;

export const siteGroup: CallGroup = {
  api: 'site',
  title: 'The restaurant',
  calls: [
    {
      method: 'GET',
      path: '/site',
      handler: 'site.show',
      who: 'anyone',
      summary: 'Name, contacts, hours and links; dated exceptions from today on',
      description:
        'Includes yesterday’s exception if its hours, or the usual ones that it replaces, reach past midnight.',
      answer: { status: 200, body: site.forDiners, hasEtag: true },
    },
    {
      method: 'GET',
      path: '/admin/site',
      handler: 'staff-site.show',
      who: 'staff',
      summary: 'The settings with all dated exceptions, and the tags that dishes may have',
      answer: THE_SETTINGS,
    },
    {
      method: 'PUT',
      path: '/admin/site',
      handler: 'staff-site.change',
      who: 'staff',
      summary: 'Changes the settings',
      body: site.body,
      isConditional: true,
      answer: THE_SETTINGS,
    },
  ],
};
