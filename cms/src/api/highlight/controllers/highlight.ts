import type { Core } from '@strapi/strapi';
import { highlightsQuery } from '../../../contract/highlight-group';
import { readQuery } from '../../../http/read-input';

export default ({ strapi }: { strapi: Core.Strapi }): Core.Controller => ({
  async list(ctx) {
    const { date, limit } = readQuery(ctx, highlightsQuery);
    ctx.body = await strapi.service('api::highlight.highlight').list(date, limit);
  },
});
