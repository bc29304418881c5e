import type { Core } from '@strapi/strapi';
import { dateIn, timezoneWhenMissing, type CalendarDate } from '../../../rules/calendar';
import { publicSite, type SiteRecord } from '../../../rules/public-site';

const uid = 'api::site.site-settings';

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const service = {
    async show() {
      const settings = await strapi.documents(uid).findFirst({ populate: ['hours', 'exceptions'] });
      // Strapi's types leave every column optional; the schema requires what the record type does.
      return publicSite((settings ?? {}) as SiteRecord, await service.today());
    },

    /** The ISO code of the currency that every price is in. */
    async currency(): Promise<string> {
      return (await strapi.documents(uid).findFirst({ fields: ['currency'] }))?.currency ?? 'USD';
    },

    async timezone(): Promise<string> {
      const settings = await strapi.documents(uid).findFirst({ fields: ['timezone'] });
      return settings?.timezone ?? timezoneWhenMissing;
    },

    /** Today on the restaurant's wall. */
    async today(): Promise<CalendarDate> {
      return dateIn(await service.timezone(), new Date());
    },
  };
  return service;
};
