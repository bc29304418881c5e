import type { Core } from '@strapi/strapi';
import { special } from '../../../contract/entities/special';
import { readBody, readIfMatch } from '../../../http/read-input';
import { staffSpecial } from '../services/staff-tapas5';

export default ({ strapi }: { strapi: Core.Strapi }): Core.Controller => ({
  show: () => staffSpecial(strapi).find(),
  change: (ctx) => staffSpecial(strapi).change(readIfMatch(ctx), readBody(ctx, special.body)),
});
