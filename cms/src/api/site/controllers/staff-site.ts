import type { Core } from '@strapi/strapi';
import { site } from '../../../contract/entities/site';
import { answerEntity, ifMatchOf } from '../../../http/answers';
import { readBody } from '../../../http/read-input';
import { staffSite } from '../services/staff-site';

export default ({ strapi }: { strapi: Core.Strapi }): Core.Controller => ({
  async show(ctx) {
    answerEntity(ctx, await staffSite(strapi).find());
  },
  async change(ctx) {
    answerEntity(ctx, await staffSite(strapi).change(ifMatchOf(ctx), readBody(ctx, site.body)));
  },
});
