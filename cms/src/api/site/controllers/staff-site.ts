import type { Core } from '@strapi/strapi';
import { site } from '../../../contract/entities/site';
import { readBody, readIfMatch } from '../../../http/read-input';
import { staffSite } from '../services/staff-site';

export default ({ strapi }: { strapi: Core.Strapi }): Core.Controller => ({
  show: () => staffSite(strapi).find(),
  change: (ctx) => staffSite(strapi).change(readIfMatch(ctx), readBody(ctx, site.body)),
});
